import { randomUUID } from 'node:crypto';
import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { Chef } from '../chefs/entities.js';
import { OtherGoogleAccountError } from './kitchen.errors.js';

/** How long a mailed link opens Mi cocina, in milliseconds. */
export const LINK_LIFE = 15 * 60_000;

/** The shortest time between two mails with a link, in milliseconds. */
const LINK_PAUSE = 60_000;

/**
 * A chef's access to Mi cocina. It exists while the chef may sign in. Deleting it ends every session.
 */
@Entity()
@Check({ name: 'kitchen_access_email_check', expression: 'email = lower(btrim(email) collate "C")' })
@Unique({ properties: ['chef'] })
export class KitchenAccess extends BaseEntity {
  @ManyToOne(() => Chef, { deleteRule: 'cascade', comment: AUDIT.plain })
  chef: Rel<Chef>;

  /** The chef's address when they were invited, in the form in which addresses are compared. Another one ends the access. */
  @Property({ type: 'string', length: 254, comment: AUDIT.personal })
  @Unique()
  email: string;

  /** Part of every session. */
  @Property({ type: 'uuid', defaultRaw: 'gen_random_uuid()', comment: AUDIT.secret })
  sessionEpoch: Opt<string> = randomUUID();

  /** The Google account of the first sign-in with Google: no other one of the same address is let in. */
  @Property({ type: 'string', length: 255, nullable: true, comment: AUDIT.secret })
  @Unique()
  googleSub: Opt<string> | null = null;

  /** Hash of the mailed link that opens Mi cocina; null where none does. */
  @Property({ type: 'string', length: 43, nullable: true, comment: AUDIT.technical })
  @Unique()
  linkHash: Opt<string> | null = null;

  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  linkUntil: Opt<Date> | null = null;

  /** When the chef last asked for a link. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  linkAskedAt: Opt<Date> | null = null;

  /** When the chef was last here, to a quarter of an hour. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  lastVisitAt: Opt<Date> | null = null;

  constructor(chef: Rel<Chef>, email: string) {
    super();
    this.chef = chef;
    this.email = email;
  }

  /**
   * The chef asks for a link.
   * @returns whether one is mailed: not while the one before works, nor within a minute of the last time. Anybody can ask
   * for any address: nobody else ends the link of a chef, or fills their mailbox.
   */
  askForLink(now: Date): boolean {
    if (this.linkUntil && this.linkUntil > now) return false;
    if (this.linkAskedAt && now.getTime() - this.linkAskedAt.getTime() < LINK_PAUSE) return false;
    this.linkAskedAt = now;
    return true;
  }

  /** Whether the chef still waits for the link that they asked for. */
  isAwaited(now: Date): boolean {
    return this.linkAskedAt !== null && now.getTime() - this.linkAskedAt.getTime() < LINK_LIFE;
  }

  /** Gives the only link that works from now on. */
  giveLink(hash: string, now: Date): void {
    this.linkHash = hash;
    this.linkUntil = new Date(now.getTime() + LINK_LIFE);
  }

  /** Somebody signs in. A link that was mailed works no more. */
  enter(now: Date): void {
    this.linkHash = null;
    this.linkUntil = null;
    this.lastVisitAt = now;
  }

  /** @throws OtherGoogleAccountError */
  enterWithGoogle(sub: string, now: Date): void {
    if (this.googleSub !== null && this.googleSub !== sub) throw new OtherGoogleAccountError();
    this.googleSub = sub;
    this.enter(now);
  }
}

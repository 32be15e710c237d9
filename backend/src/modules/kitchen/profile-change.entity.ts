import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';
import { Chef } from '../chefs/entities.js';
import { Image } from '../files/entities.js';
import { NotWaitingChangeError, ReturnNoteMissingError } from './kitchen.errors.js';

/** What a chef may propose. */
export const PROFILE_FIELDS = ['description', 'information', 'price_per_person', 'profile_image'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** It waits for staff, they returned it with a note, or took it. */
export const CHANGE_STATES = ['waiting', 'returned', 'taken'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** Longest note with which staff return a change. */
export const MAX_RETURN_NOTE = 500;

/** The fields of a profile that a chef may propose. A picture is its id. */
export interface ProfileValues {
  description: string;
  information: string;
  price_per_person: number | null;
  profile_image: number;
}

/** What a chef wants to be public. A field that is null stays as it is. Each chef has one row, which is used again. */
@Entity()
@Unique({ properties: ['chef'] })
@Index({ name: 'profile_change_waiting_index', properties: ['sentAt'], where: "state = 'waiting'" })
@Check({ name: 'profile_change_price_check', expression: 'price_per_person > 0' })
@Check({ name: 'profile_change_note_check', expression: "(state = 'returned') = (note is not null)" })
export class ProfileChange extends VersionedEntity {
  @ManyToOne(() => Chef, { deleteRule: 'cascade', comment: AUDIT.plain })
  chef: Rel<Chef>;

  @Enum({ items: () => [...CHANGE_STATES], type: 'string', default: 'waiting', comment: AUDIT.plain })
  state: Opt<ChangeState> = 'waiting';

  /** Since when it waits. */
  @Property({ type: 'Date', defaultRaw: 'now()', comment: AUDIT.technical })
  sentAt: Opt<Date> = new Date();

  @Property({ type: 'string', length: 500, nullable: true, comment: AUDIT.plain })
  description: Opt<string> | null = null;

  @Property({ type: 'string', length: 500, nullable: true, comment: AUDIT.plain })
  information: Opt<string> | null = null;

  /** Whole CLP. */
  @Property({ type: 'integer', nullable: true, comment: AUDIT.plain })
  pricePerPerson: Opt<number> | null = null;

  @ManyToOne(() => Image, { deleteRule: 'restrict', nullable: true, comment: AUDIT.plain })
  profileImage: Rel<Image> | null = null;

  /** What was public when the chef wrote, to see what changed since. */
  @Property({ type: 'json', comment: AUDIT.technical })
  base!: ProfileValues;

  /** What staff say to the chef. */
  @Property({ type: 'string', length: MAX_RETURN_NOTE, nullable: true, comment: AUDIT.plain })
  note: Opt<string> | null = null;

  /** Who of the staff decided. */
  @Property({ type: 'string', length: 200, nullable: true, comment: AUDIT.plain })
  decidedBy: Opt<string> | null = null;

  constructor(chef: Rel<Chef>) {
    super();
    this.chef = chef;
  }

  /** The fields that differ from what was public. */
  get fields(): ProfileField[] {
    const set: Record<ProfileField, unknown> = {
      description: this.description,
      information: this.information,
      price_per_person: this.pricePerPerson,
      profile_image: this.profileImage,
    };
    return PROFILE_FIELDS.filter((field) => set[field] !== null);
  }

  /**
   * Sets what the chef wants. It waits for staff from now on.
   * @param shown what is public
   */
  propose(wanted: ProfileValues, shown: ProfileValues, image: (id: number) => Rel<Image>): void {
    this.description = wanted.description === shown.description ? null : wanted.description;
    this.information = wanted.information === shown.information ? null : wanted.information;
    this.pricePerPerson = wanted.price_per_person === shown.price_per_person ? null : wanted.price_per_person;
    this.profileImage = wanted.profile_image === shown.profile_image ? null : image(wanted.profile_image);
    this.base = shown;
    this.state = 'waiting';
    this.note = null;
    this.decidedBy = null;
    this.sentAt = new Date();
  }

  /** @throws NotWaitingChangeError */
  refuseDecided(): void {
    if (this.state !== 'waiting') throw new NotWaitingChangeError();
  }

  /**
   * Staff took these fields. What they did not take goes back to the chef with a note.
   * @throws NotWaitingChangeError, ReturnNoteMissingError
   */
  decide(taken: readonly ProfileField[], note: string | null, by: string): void {
    this.refuseDecided();
    const left = this.fields.filter((field) => !taken.includes(field));
    if (left.length > 0 && !note) throw new ReturnNoteMissingError();
    if (taken.includes('description')) this.description = null;
    if (taken.includes('information')) this.information = null;
    if (taken.includes('price_per_person')) this.pricePerPerson = null;
    if (taken.includes('profile_image')) this.profileImage = null;
    this.state = left.length > 0 ? 'returned' : 'taken';
    this.note = left.length > 0 ? note : null;
    this.decidedBy = by;
  }
}

import { randomUUID } from 'node:crypto';
import { type Opt } from '@mikro-orm/core';
import { Entity, Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { nameKey } from '../../platform/database/name-key.js';
import { SPANISH_ORDER } from '../../platform/database/spanish-order.js';
import { refuseTurned, VersionedEntity } from '../../platform/database/versioned.entity.js';
import type { Role } from '../../platform/http/access.js';
import type { DomainError } from '../../platform/http/answer/domain-error.js';
import { normalizeEmail } from './email.js';
import {
  AlreadyInvitedError,
  InactivePersonError,
  NotAllowedError,
  NotWaitingError,
  OtherAccountError,
  OwnRowError,
  PersonExistsError,
  ProtectedFromDeactivationError,
  ProtectedFromDeletionError,
  ProtectedFromDemotionError,
} from './users.errors.js';

export const ROLES = ['ADMIN', 'USER'] as const;

/** ACTIVE may sign in. PENDING was invited and becomes ACTIVE by signing in. INACTIVE may not sign in. */
export const PERSON_STATES = ['PENDING', 'ACTIVE', 'INACTIVE'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** States from which a person can be deactivated. */
const LIVE_STATES = ['PENDING', 'ACTIVE'] as const satisfies PersonState[];
type LiveState = (typeof LIVE_STATES)[number];

/** The data of an invitation. */
export interface Invitation {
  name: string;
  email: string;
  role: Role;
}

/** The fields of a person that an administrator changes. */
interface PersonEdit {
  /** Unchanged if absent. */
  name?: string | null;
  role: Role;
  version?: number | null;
}

/** The text in which administrators search people: name and e-mail, without case and accents. */
export const personSearchKey = (name: string, email: string): string => nameKey(`${name} ${email}`);

/** A member of staff, or somebody invited. Its version counts every edit of name and role. */
@Entity()
@Index({ properties: ['name', 'id'] })
@Index({ properties: ['state', 'id'] })
@Index({ properties: ['role', 'id'] })
@Index({ properties: ['createdAt', 'id'] })
@Index({
  name: 'person_search_index',
  expression: 'create index "person_search_index" on "person" using gin ("search_key" gin_trgm_ops)',
})
export class Person extends VersionedEntity {
  @Property({ type: 'string', length: 200, collation: SPANISH_ORDER, comment: AUDIT.name })
  name!: string;

  /** In lower case, so that addresses are compared without case. */
  @Property({ type: 'string', length: 254, comment: AUDIT.personal })
  @Unique()
  email!: string;

  /** Name and e-mail without case and accents, for the list's search. */
  @Property({ type: 'text', comment: AUDIT.technical })
  searchKey!: string;

  @Enum({ items: () => [...ROLES], type: 'string', comment: AUDIT.plain })
  role!: Role;

  @Enum({ items: () => [...PERSON_STATES], type: 'string', comment: AUDIT.plain })
  state: Opt<PersonState> = 'PENDING';

  /** The account's `sub`, bound at the first sign-in. */
  @Property({ type: 'string', length: 255, nullable: true, comment: AUDIT.secret })
  @Unique()
  googleSub: Opt<string> | null = null;

  /** One of the configured administrators: cannot be deleted, deactivated or demoted. */
  @Property({ type: 'boolean', default: false, comment: AUDIT.plain })
  protected: Opt<boolean> = false;

  /** The state of a deactivated person before the deactivation. Activating restores it. */
  @Enum({ items: () => [...LIVE_STATES], type: 'string', nullable: true, comment: AUDIT.technical })
  deactivatedFrom: Opt<LiveState> | null = null;

  /** When the mail server last accepted the invitation. Null when no mail was sent: send it, or share the link. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  invitationMailedAt: Opt<Date> | null = null;

  /** Whether the person wants 'Hoy' by mail on working days. The person's own choice. */
  @Property({ type: 'boolean', default: false, comment: AUDIT.plain })
  todayMail: Opt<boolean> = false;

  /**
   * Sessions contain it, and are valid only while it is the same. A deactivation changes it, so that activating the
   * person again restores no old session. A time would not be enough: a token may be issued at the moment of a
   * deactivation, and the clocks of two processes differ.
   */
  @Property({ type: 'uuid', defaultRaw: 'gen_random_uuid()', comment: AUDIT.secret })
  sessionEpoch: Opt<string> = randomUUID();

  /** Creates a person who may sign in for the first time. */
  static invite({ name, email, role }: Invitation): Person {
    const person = new Person();
    person.email = normalizeEmail(email);
    person.rename(name);
    person.role = role;
    return person;
  }

  /**
   * Why nobody else can be invited with this person's address.
   * @returns AlreadyInvitedError while the person has not signed in, PersonExistsError afterwards
   */
  refusalOfInvitation(): DomainError {
    return this.state === 'PENDING' ? new AlreadyInvitedError() : new PersonExistsError();
  }

  /** @throws NotWaitingError when the person has signed in meanwhile, or was deactivated */
  refuseSendingInvitation(): void {
    if (this.state !== 'PENDING') throw new NotWaitingError();
  }

  /**
   * Signs the person in with a verified Google account. The first account is bound to the person, and an invited person
   * becomes active.
   * @param sub the account's `sub`, which never changes and never passes to another account
   * @throws InactivePersonError
   * @throws OtherAccountError
   */
  signIn(sub: string): void {
    if (this.state === 'INACTIVE') throw new InactivePersonError();
    if (this.googleSub !== null && this.googleSub !== sub) throw new OtherAccountError();
    this.googleSub = sub;
    this.state = 'ACTIVE';
  }

  /**
   * Throws unless this person may act on another's row. Call it with both rows locked, so that of two administrators
   * who demote each other at once one remains.
   * @throws NotAllowedError when the person is not an active administrator any more
   * @throws OwnRowError
   */
  refuseActingOn(other: Person): void {
    if (this.role !== 'ADMIN' || this.state !== 'ACTIVE') throw new NotAllowedError();
    if (this.id === other.id) throw new OwnRowError();
  }

  rename(name: string): void {
    this.name = name;
    this.searchKey = personSearchKey(name, this.email);
  }

  /** Ends every session that this person has. Signing in again begins a new one. */
  endSessions(): void {
    this.sessionEpoch = randomUUID();
  }

  /** Makes this person an administrator in any state. An invited person still has to sign in. */
  grantAdministration(): void {
    this.becomeAdministrator();
    if (this.state === 'INACTIVE') this.toggleState();
  }

  /**
   * Sets the role and, if given, the name.
   * @param version the version that was read, where the sender knows one
   * @throws StaleVersionError, ProtectedFromDemotionError
   */
  edit({ name, role, version }: PersonEdit): void {
    this.beginEdit(version);
    if (this.protected && role !== 'ADMIN') throw new ProtectedFromDemotionError();
    this.role = role;
    if (name) this.rename(name);
  }

  /**
   * ACTIVE ↔ INACTIVE, PENDING ↔ INACTIVE. A person who never signed in is invited again.
   * @throws ProtectedFromDeactivationError, StaleVersionError
   */
  toggleState(seen?: PersonState | null): void {
    refuseTurned(seen, this.state);
    if (this.state === 'INACTIVE') {
      this.state = this.deactivatedFrom ?? 'ACTIVE';
      this.deactivatedFrom = null;
      return;
    }
    if (this.protected) throw new ProtectedFromDeactivationError();
    this.deactivatedFrom = this.state;
    this.state = 'INACTIVE';
    this.endSessions();
  }

  /** @throws ProtectedFromDeletionError */
  refuseDeletion(): void {
    if (this.protected) throw new ProtectedFromDeletionError();
  }

  /** Makes this person a configured administrator in any state. */
  protect(): void {
    this.protected = true;
    this.becomeAdministrator();
    this.state = 'ACTIVE';
    this.deactivatedFrom = null;
  }

  /** A form that shows the former role must not put it back. */
  private becomeAdministrator(): void {
    if (this.role !== 'ADMIN') this.beginEdit(undefined);
    this.role = 'ADMIN';
  }

  /** The address is no longer configured: the person keeps the role, but is not protected. */
  unprotect(): void {
    this.protected = false;
  }
}

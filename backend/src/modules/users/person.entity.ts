import { type Opt } from '@mikro-orm/core';
import { Entity, Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { nameKey } from '../../platform/database/name-key.js';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { SPANISH_ORDER } from '../../platform/database/spanish-order.js';
import type { Role } from '../../platform/http/access.js';
import { normalizeEmail } from './email.js';
import {
  InactivePersonError,
  NotAllowedError,
  OtherAccountError,
  OwnRowError,
  PersonExistsError,
  ProtectedFromDeactivationError,
  ProtectedFromDeletionError,
  ProtectedFromDemotionError,
} from './users.errors.js';

export const ROLES = ['ADMIN', 'USER'] as const;

/** ACTIVE may sign in; PENDING was invited and becomes ACTIVE by signing in; INACTIVE may not. */
export const PERSON_STATES = ['PENDING', 'ACTIVE', 'INACTIVE'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** Who is invited, and as what. */
export interface Invitation {
  name: string;
  email: string;
  role: Role;
}

/** Someone of the staff, or invited to it. */
@Entity()
@Index({ properties: ['name', 'id'] })
@Index({ properties: ['state', 'id'] })
@Index({ properties: ['role', 'id'] })
@Index({ properties: ['createdAt', 'id'] })
@Index({
  name: 'person_search_index',
  expression: 'create index "person_search_index" on "person" using gin ("search_key" gin_trgm_ops)',
})
export class Person extends BaseEntity {
  @Property({ type: 'string', length: 200, collation: SPANISH_ORDER })
  name!: string;

  /** Lower case, so that addresses are compared without case. */
  @Property({ type: 'string', length: 254 })
  @Unique()
  email!: string;

  /** Name and e-mail without case and accents, for the list's search. */
  @Property({ type: 'text' })
  searchKey!: string;

  @Enum({ items: () => [...ROLES], type: 'string' })
  role!: Role;

  @Enum({ items: () => [...PERSON_STATES], type: 'string' })
  state: Opt<PersonState> = 'PENDING';

  /** The account's `sub`, bound at the first sign-in. */
  @Property({ type: 'string', length: 255, nullable: true })
  @Unique()
  googleSub: Opt<string> | null = null;

  /** One of the configured administrators: cannot be deleted, deactivated or demoted. */
  @Property({ type: 'boolean', default: false })
  protected: Opt<boolean> = false;

  /** Sessions begun before do not count: being activated again does not bring old ones back. */
  @Property({ type: 'Date', defaultRaw: 'now()' })
  sessionsFrom: Opt<Date> = new Date();

  /** Someone who may sign in for the first time. */
  static invite({ name, email, role }: Invitation): Person {
    const person = new Person();
    person.email = normalizeEmail(email);
    person.rename(name);
    person.role = role;
    return person;
  }

  /**
   * Corrects an invitation that nobody has answered yet.
   * @throws PersonExistsError when the person has already signed in, or was deactivated
   */
  inviteAgain({ name, role }: Pick<Invitation, 'name' | 'role'>): void {
    if (this.state !== 'PENDING') throw new PersonExistsError();
    this.rename(name);
    this.role = role;
  }

  /**
   * Lets the person in with a verified Google account: the first one is bound to the person, an invited person becomes
   * active.
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
   * Whether this person may act on another's row. Asked with both rows locked, so that of two administrators who demote
   * each other at once one remains.
   * @throws NotAllowedError when the person is not an active administrator any more
   * @throws OwnRowError
   */
  refuseActingOn(other: Person): void {
    if (this.role !== 'ADMIN' || this.state !== 'ACTIVE') throw new NotAllowedError();
    if (this.id === other.id) throw new OwnRowError();
  }

  rename(name: string): void {
    this.name = name;
    this.searchKey = nameKey(`${name} ${this.email}`);
  }

  /** @throws ProtectedFromDemotionError */
  changeRole(role: Role): void {
    if (this.protected && role !== 'ADMIN') throw new ProtectedFromDemotionError();
    this.role = role;
  }

  /**
   * ACTIVE ↔ INACTIVE, PENDING → INACTIVE.
   * @throws ProtectedFromDeactivationError
   */
  toggleState(): void {
    if (this.state === 'INACTIVE') {
      this.state = 'ACTIVE';
      return;
    }
    if (this.protected) throw new ProtectedFromDeactivationError();
    this.state = 'INACTIVE';
    this.sessionsFrom = new Date();
  }

  /** @throws ProtectedFromDeletionError */
  refuseDeletion(): void {
    if (this.protected) throw new ProtectedFromDeletionError();
  }

  /** Makes this one of the configured administrators, whatever the person was before. */
  protect(): void {
    this.protected = true;
    this.role = 'ADMIN';
    this.state = 'ACTIVE';
  }

  /** The address left the configuration: from now on a person like the others, with the same role. */
  unprotect(): void {
    this.protected = false;
  }
}

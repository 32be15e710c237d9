import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Conditions } from '../../platform/database/conditions.js';
import { query } from '../../platform/database/query.js';
import { containing } from '../../platform/database/search-words.js';
import type { Role } from '../../platform/http/access.js';
import { Person, type PersonState } from './person.entity.js';
import type { PersonDto, PersonSort } from './users.dto.js';

/** Filters of the list; undefined means all. */
export interface PeopleFilter {
  search?: string;
  state?: PersonState;
  role?: Role;
  sort: PersonSort;
  limit?: number;
  offset: number;
}

/** Times as PostgreSQL spells them. */
type PersonRow = PersonDto;

const ORDERS: Record<PersonSort, string> = {
  name: 'name, id',
  '-name': 'name desc, id desc',
  email: 'email, id',
  '-email': 'email desc, id desc',
  state: 'state, id',
  '-state': 'state desc, id desc',
  role: 'role, id',
  '-role': 'role desc, id desc',
  created_at: 'created_at, id',
  '-created_at': 'created_at desc, id desc',
};

/** People in the database. What locks rows works within the caller's transaction, given as `em`. */
@Injectable()
export class UsersRepository {
  constructor(private readonly em: EntityManager) {}

  /** The list, in a total order, and how many rows match in all. */
  async list({
    search,
    state,
    role,
    sort,
    limit,
    offset,
  }: PeopleFilter): Promise<{ rows: PersonDto[]; total: number }> {
    const conditions = new Conditions()
      .on(search && containing(search), (pattern) => `search_key like ${pattern}`)
      .on(state, (wanted) => `state = ${wanted}`)
      .on(role, (wanted) => `role = ${wanted}`);
    const { where } = conditions;
    const { page, values } = conditions.page(limit, offset);
    const [rows, counted] = await Promise.all([
      query<PersonRow>(
        this.em,
        `select id, name, email, role, state, protected, invitation_mailed_at, created_at from person ${where} order by ${ORDERS[sort]} ${page}`,
        values,
      ),
      query<{ total: number }>(this.em, `select count(*)::int as total from person ${where}`, conditions.values),
    ]);
    return { rows: rows.map(toDto), total: counted[0]?.total ?? 0 };
  }

  /** The people who were there first, for the chooser of the stand-in for Google. */
  first(limit: number): Promise<Pick<PersonDto, 'name' | 'email' | 'role' | 'state'>[]> {
    return query(this.em, 'select name, email, role, state from person order by id limit $1', [limit]);
  }

  /**
   * Both people, locked until the end of the transaction. Rows are locked in the order of their ids, so that two
   * administrators who act on each other wait instead of blocking each other for good.
   */
  async lockBoth(em: EntityManager, callerId: number, otherId: number): Promise<{ caller?: Person; other?: Person }> {
    const ids = [callerId, otherId];
    const people = await em.find(
      Person,
      { id: { $in: ids } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
    const [caller, other] = ids.map((id) => people.find((person) => person.id === id));
    return { caller, other };
  }

  /** The people of these addresses and all protected ones, locked, in the order of their ids. */
  lockProtected(em: EntityManager, emails: readonly string[]): Promise<Person[]> {
    const concerned = { $or: [{ protected: true }, { email: { $in: [...emails] } }] };
    return em.find(Person, concerned, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } });
  }

  /** The person of a stored address; null where there is none. */
  byEmail(em: EntityManager, email: string): Promise<Person | null> {
    return em.findOne(Person, { email });
  }

  /** The person of an address and the one a Google account is bound to (often the same), locked. */
  lockForSignIn(em: EntityManager, email: string, sub: string): Promise<Person[]> {
    const either = { $or: [{ email }, { googleSub: sub }] };
    return em.find(Person, either, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } });
  }

  /**
   * Stores the person unless the address is taken. Of two at once, the second waits for the first.
   * @returns whether the person was stored
   */
  async insertIfMissing(em: EntityManager, { name, email, searchKey, role, state }: Person): Promise<boolean> {
    const inserted = await query(
      em,
      `insert into person (name, email, search_key, role, state) values ($1, $2, $3, $4, $5)
       on conflict (email) do nothing returning id`,
      [name, email, searchKey, role, state],
    );
    return inserted.length === 1;
  }

  /** Notes that the mail server took the invitation of this person, who may have been deleted meanwhile. */
  async noteMailed(id: number, mailedAt: Date): Promise<void> {
    await this.em.nativeUpdate(Person, { id }, { invitationMailedAt: mailedAt });
  }
}

/** PostgreSQL's spelling of a time is not ISO 8601's. */
const toDto = (row: PersonRow): PersonDto => ({
  ...row,
  invitation_mailed_at: row.invitation_mailed_at && new Date(row.invitation_mailed_at).toISOString(),
  created_at: new Date(row.created_at).toISOString(),
});

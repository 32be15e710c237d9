import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { expressionBuilder } from 'kysely';
import { readList, type ListSource } from '../../platform/database/list.js';
import { containing } from '../../platform/database/search-words.js';
import { database, moment, NOW, type Tables } from '../../platform/database/tables.js';
import type { Listed } from '../../platform/http/answer/list-answer.js';
import { mailOf } from '../../platform/mail/mail.columns.js';
import { INVITATION } from './invitation-mail.js';
import { Person, type Invitation } from './person.entity.js';
import type { ListPeopleQuery, PersonDto } from './users.dto.js';

const { eb, ref } = expressionBuilder<Tables, 'person'>();

const ROW = [
  'person.id',
  'person.name',
  'person.email',
  'person.role',
  'person.state',
  'person.protected',
  'person.version',
  moment(ref('person.invitation_mailed_at')).as('invitation_mailed_at'),
  mailOf(INVITATION.name, INVITATION.about, ref('person.id')).as('invitation_mail'),
  moment(ref('person.created_at')).as('created_at'),
] as const;

const LIST: ListSource<ListPeopleQuery> = {
  search: (text) => eb('person.search_key', 'like', containing(text)),
  filters: { state: ref('person.state'), role: ref('person.role') },
  orders: {
    name: ref('person.name'),
    email: ref('person.email'),
    state: ref('person.state'),
    role: ref('person.role'),
    created_at: ref('person.created_at'),
  },
  id: ref('person.id'),
};

/** People in the database. What locks rows is called within a transaction. */
@Injectable()
export class UsersRepository extends EntityRepository<Person> {
  constructor(protected override readonly em: EntityManager) {
    super(em, Person);
  }

  /** The list, in a total order, and how many rows match in all. */
  list(asked: ListPeopleQuery): Promise<Listed<PersonDto>> {
    return readList(asked, LIST, database(this.em).selectFrom('person'), (found) => found.select(ROW));
  }

  /** The oldest people, for the chooser of the stand-in for Google. */
  oldest(limit: number): Promise<Pick<PersonDto, 'name' | 'email' | 'role' | 'state'>[]> {
    const people = database(this.em).selectFrom('person').select(['name', 'email', 'role', 'state']);
    return people.orderBy('id').limit(limit).execute();
  }

  /** The newest chefs with access to Mi cocina, for the same chooser. */
  async chefs(limit: number): Promise<{ name: string; email: string }[]> {
    const chefs = database(this.em)
      .selectFrom('kitchen_access')
      .innerJoin('chef', 'chef.id', 'kitchen_access.chef_id')
      .select(['chef.chef_name as name', 'kitchen_access.email']);
    return chefs.orderBy('kitchen_access.id', 'desc').limit(limit).execute();
  }

  /**
   * Both people, locked until the end of the transaction in the order of their ids, so that two administrators who act
   * on each other do not deadlock.
   */
  async lockBoth(callerId: number, otherId: number): Promise<{ caller?: Person; other?: Person }> {
    const ids = [callerId, otherId];
    const people = await this.find(
      { id: { $in: ids } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
    const [caller, other] = ids.map((id) => people.find((person) => person.id === id));
    return { caller, other };
  }

  /** The people of these addresses and all protected ones, locked, in the order of their ids. */
  lockProtected(emails: readonly string[]): Promise<Person[]> {
    const concerned = { $or: [{ protected: true }, { email: { $in: [...emails] } }] };
    return this.find(concerned, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } });
  }

  /** The person of a stored address; null if it does not exist. */
  byEmail(email: string): Promise<Person | null> {
    return this.findOne({ email });
  }

  /** The person of an address and the one a Google account is bound to (often the same), locked. */
  lockForSignIn(email: string, sub: string): Promise<Person[]> {
    const either = { $or: [{ email }, { googleSub: sub }] };
    return this.find(either, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } });
  }

  /**
   * Stores the person unless the address is taken. Of two at once, the second waits for the first.
   * @returns whether the person was stored
   */
  async insertIfMissing({ name, email, searchKey, role, state }: Person): Promise<boolean> {
    const person = { name, email, search_key: searchKey, role, state };
    const insertion = database(this.em).insertInto('person').values(person);
    const inserted = await insertion
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .execute();
    return inserted.length === 1;
  }

  /** A person who waits for the first sign-in. */
  invited(id: number): Promise<Invitation | undefined> {
    const person = database(this.em).selectFrom('person').select(['name', 'email', 'role']);
    return person.where('id', '=', id).where('state', '=', 'PENDING').executeTakeFirst();
  }

  /** Stores that the mail server took this person's invitation. */
  async noteMailed(id: number): Promise<void> {
    await database(this.em).updateTable('person').set({ invitation_mailed_at: NOW }).where('id', '=', id).execute();
  }
}

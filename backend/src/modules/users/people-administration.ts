import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { normalizeEmail } from './email.js';
import { Person } from './person.entity.js';
import { nameFrom } from './protected-administrators.js';
import { PersonNotFoundError } from './users.errors.js';
import type { PersonDto } from './users.dto.js';
import { UsersRepository } from './users.repository.js';

/** What an operator can do with people from the command line: the way back in when no administrator can sign in. */
export class PeopleAdministration {
  constructor(private readonly em: EntityManager) {}

  /** All people, by name. */
  async all(): Promise<PersonDto[]> {
    return (await new UsersRepository(this.em).list({ sort: 'name' })).rows;
  }

  /**
   * Makes somebody an administrator: a member of staff, also a deactivated one, or a new person, who becomes active by
   * signing in with Google.
   */
  grantAdministration(address: string): Promise<Pick<Person, 'email' | 'state'>> {
    const email = normalizeEmail(address);
    return this.em.transactional(async (em) => {
      await new UsersRepository(em).insertIfMissing(Person.invite({ name: nameFrom(email), email, role: 'ADMIN' }));
      const person = await em.findOneOrFail(Person, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      person.grantAdministration();
      return person;
    });
  }

  /**
   * Ends the sessions of a person, or of everybody.
   * @returns the number of people
   * @throws PersonNotFoundError
   */
  endSessions(address?: string): Promise<number> {
    return this.em.transactional(async (em) => {
      const whom = address === undefined ? {} : { email: normalizeEmail(address) };
      const people = await em.find(Person, whom, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } });
      if (people.length === 0 && address !== undefined) throw new PersonNotFoundError();
      for (const person of people) person.endSessions();
      return people.length;
    });
  }
}

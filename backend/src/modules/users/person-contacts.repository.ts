import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { database } from '../../platform/database/tables.js';
import { PersonalData, type Contact } from '../personal-data/index.js';

/** The team, for searches of a person by e-mail. */
@Injectable()
export class PersonContactsRepository {
  constructor(personal: PersonalData) {
    personal.alsoIn({ title: 'Personas', find: (em, contact) => this.find(em, contact) });
  }

  private async find(em: EntityManager, { email }: Contact): Promise<{ name: string; path: string }[]> {
    if (!email) return [];
    const rows = await database(em)
      .selectFrom('person')
      .select(['name', 'email'])
      .where(sql`lower(email)`, '=', email)
      .orderBy('id')
      .execute();
    return rows.map(({ name, email: address }) => ({
      name,
      path: `/gestion/personas?search=${encodeURIComponent(address)}`,
    }));
  }
}

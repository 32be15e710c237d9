import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { database } from '../../platform/database/tables.js';
import { PersonalData, type Contact } from '../personal-data/index.js';

/** Chefs, for who looks for a person by e-mail or phone. */
@Injectable()
export class ChefContactsRepository {
  constructor(personal: PersonalData) {
    personal.alsoIn({ title: 'Chefs', find: (em, contact) => this.find(em, contact) });
  }

  private async find(em: EntityManager, { email, phone }: Contact): Promise<{ name: string; path: string }[]> {
    const rows = await database(em)
      .selectFrom('chef')
      .select(['id', 'chef_name'])
      .where(({ or, eb }) =>
        or([...(email ? [eb(sql`lower(email)`, '=', email)] : []), ...(phone ? [eb('phone_number', '=', phone)] : [])]),
      )
      .orderBy('id')
      .execute();
    return rows.map(({ id, chef_name: name }) => ({ name, path: `/gestion/chef/editar-chef/${id}` }));
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { database } from '../../platform/database/tables.js';
import { longDay } from '../../platform/http/value/words.js';
import { PersonalData, type Contact } from '../personal-data/index.js';
import { keepingContact } from '../quotes/index.js';

/** Who receives chefs, now or before a correction, for who looks for a person by phone. */
@Injectable()
export class EveningContactsRepository {
  constructor(personal: PersonalData) {
    personal.alsoIn({ title: 'Quién recibe al chef', find: (em, contact) => this.find(em, contact) });
  }

  private async find(em: EntityManager, { phone }: Contact): Promise<{ name: string; path: string }[]> {
    if (!phone) return [];
    const rows = await database(em)
      .selectFrom('evening')
      .select(['id', 'day'])
      .where('contact_phone', '=', phone)
      .union((db) =>
        db
          .selectFrom('evening')
          .select(['id', 'day'])
          .where('quote_request_id', 'in', keepingContact('evening_details_changed', phone)),
      )
      .orderBy('id')
      .execute();
    return rows.map(({ id, day }) => ({ name: `Velada del ${longDay(day)}`, path: `/gestion/veladas/${id}` }));
  }
}

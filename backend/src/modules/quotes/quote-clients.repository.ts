import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { nameKey } from '../../platform/database/name-key.js';
import { containing } from '../../platform/database/search-words.js';
import { among, database, moment, tables, type Tables } from '../../platform/database/tables.js';
import type { ClientRequestDto, Contact } from '../personal-data/index.js';
import { keepingContact } from './kept-contacts.columns.js';

const { ref } = expressionBuilder<Tables, 'quote_request'>();

const ROW = [
  'id',
  'name',
  'email',
  sql<string>`coalesce(${ref('phone_number')}, '')`.as('phone_number'),
  moment(ref('created_at')).as('created_at'),
  moment(ref('consented_at')).as('consented_at'),
  'consent_purpose',
  'consent_version',
  moment(ref('blocked_at')).as('blocked_at'),
  moment(ref('erased_at')).as('erased_at'),
] as const;

/** Most requests of one client that are found. Real clients have far fewer. */
const MOST = 100;

/** Requests without mails: the client's data are blocked or erased. */
export const SILENT_REQUESTS = sql`${tables
  .selectFrom('quote_request as silent')
  .select('silent.id')
  .where(({ or, eb }) => or([eb('silent.blocked_at', 'is not', null), eb('silent.erased_at', 'is not', null)]))}`;

/** The clients of the requests, for their rights over their data. */
@Injectable()
export class QuoteClientsRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * A client's requests, newest first; by number, only that one. Also those whose e-mail or phone it was before a correction. The
   * indexed search text also contains messages.
   */
  find({ email, phone, request }: Contact): Promise<ClientRequestDto[]> {
    if (request !== undefined) return this.byIds([request]);
    const contact = email ?? phone ?? '';
    return database(this.em)
      .selectFrom('quote_request')
      .select(ROW)
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('quote_request as present')
          .select('present.id')
          .where('search_key', 'like', containing(nameKey(contact)))
          .where(({ eb }) => (email ? eb(sql`lower(email)`, '=', email) : eb('phone_number', '=', phone ?? '')))
          .union(keepingContact('facts_changed', contact)),
      )
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute();
  }

  byIds(ids: readonly number[]): Promise<ClientRequestDto[]> {
    return database(this.em)
      .selectFrom('quote_request')
      .select(ROW)
      .where(among(ref('id'), ids))
      .orderBy('id')
      .execute();
  }
}

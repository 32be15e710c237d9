import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import { database, NOW } from '../../platform/database/tables.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { readerOf } from './client-name.js';

/** The clients of requests as readers of mails. */
@Injectable()
export class ClientReadersRepository {
  constructor(private readonly em: EntityManager) {}

  /** The client of a request as mails address them; null without a request or an address. */
  async of(requestId: number): Promise<MailContent['to'] | null> {
    const found = await database(this.em)
      .selectFrom('quote_request')
      .select(['name', 'email', sql<boolean>`address_confirmed_at is not null`.as('confirmed')])
      .where('id', '=', requestId)
      .executeTakeFirst();
    return found ? readerOf(found) : null;
  }

  /** Stores that a mail's link was opened, if the mail went to the request's present address. */
  async confirm(requestId: number, wentTo: (address: string) => boolean): Promise<void> {
    const request = await database(this.em)
      .selectFrom('quote_request')
      .select('email')
      .where('id', '=', requestId)
      .where('address_confirmed_at', 'is', null)
      .where('erased_at', 'is', null)
      .executeTakeFirst();
    if (!request?.email || !wentTo(request.email)) return;
    await database(this.em)
      .updateTable('quote_request')
      .set({ address_confirmed_at: NOW })
      .where('id', '=', requestId)
      .where(sql<SqlBool>`email = ${request.email}`)
      .execute();
  }
}

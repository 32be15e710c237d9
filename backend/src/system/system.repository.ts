import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { COUNT, database } from '../platform/database/tables.js';
import { OUTCOME, UNDELIVERED } from '../platform/mail/mail.columns.js';
import type { MailDto } from '../platform/mail/mail.dto.js';

/** Version, size and contents of the database. */
interface DatabaseFacts {
  postgres: string;
  bytes: number;
  images: number;
}

/** Whose mail one is. */
interface Addressee {
  id: number;
  about: string | null;
}

/** A mail that has not arrived. */
interface UndeliveredRow extends MailDto, Addressee {
  kind: string;
  request_id: number | null;
}

/** For how many days, and how many, mails are shown that have not arrived. */
const SHOWN_DAYS = 30;
const SHOWN = 50;

/** The request that a mail is about, itself or by one of its offers or messages. */
const REQUEST = sql<number | null>`coalesce(
  mail.quote_request_id,
  (select offer.quote_request_id from offer where offer.id = mail.offer_id),
  (select done.quote_request_id from quote_request_activity done where done.id = mail.quote_request_activity_id)
)`;

/** Whose mail one is: 'Persona: Eva Soto'. */
const ABOUT = sql<string | null>`coalesce(
  (select 'Persona: ' || person.name from person where person.id = mail.person_id),
  'Gift card: G-' || lpad(mail.gift_card_id::text, 5, '0'),
  (select 'Solicitud: ' || request.name from quote_request request where request.id = ${REQUEST})
)`;

@Injectable()
export class SystemRepository {
  constructor(private readonly em: EntityManager) {}

  facts(): Promise<DatabaseFacts> {
    return database(this.em)
      .selectFrom('image')
      .select([
        COUNT.as('images'),
        sql<string>`split_part(current_setting('server_version'), ' ', 1)`.as('postgres'),
        sql<number>`pg_database_size(current_database())::float8`.as('bytes'),
      ])
      .executeTakeFirstOrThrow();
  }

  /** Whose mails these are: the queue knows numbers only. */
  async addressees(mails: number[]): Promise<Addressee[]> {
    if (mails.length === 0) return [];
    return database(this.em)
      .selectFrom('mail')
      .select(['mail.id', ABOUT.as('about')])
      .where('mail.id', 'in', mails)
      .execute();
  }

  /** The mails that have not arrived and that nobody tries any more, of the last days, the newest first. */
  undelivered(): Promise<UndeliveredRow[]> {
    return database(this.em)
      .selectFrom('mail')
      .select(OUTCOME)
      .select(['mail.id', 'mail.kind', ABOUT.as('about'), REQUEST.as('request_id')])
      .where(UNDELIVERED)
      .where('mail.settled_at', '>', sql<string>`now() - make_interval(days => ${SHOWN_DAYS})`)
      .orderBy('mail.settled_at', 'desc')
      .orderBy('mail.id', 'desc')
      .limit(SHOWN)
      .execute();
  }
}

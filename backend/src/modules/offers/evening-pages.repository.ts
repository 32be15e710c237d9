import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { database, moment, tables } from '../../platform/database/tables.js';
import type { MailKind } from '../../platform/mail/mail-kind.js';
import { OUTCOME } from '../../platform/mail/mail.columns.js';
import { REMIND_DAYS } from './evening-chats.js';
import {
  DECLINED_OFFICE,
  EVENING_MAIL_KINDS,
  HEARS,
  OFFER_SENT,
  OTHER_MAIL_KINDS,
  type EveningReader,
} from './offer-mail-kinds.js';

/** Most mails of an evening that its page lists. */
const MOST_MAILS = 50;

/** Most evenings of one run of the reminders; the next one takes the rest. */
const BATCH = 200;

/** To whom each kind of mail goes. */
const READERS: Record<string, EveningReader> = {
  [OFFER_SENT.name]: 'client',
  [DECLINED_OFFICE.name]: 'office',
  ...Object.fromEntries(
    Object.values(HEARS).flatMap((heard) =>
      Object.entries(heard).map(([reader, { name }]): [string, EveningReader] => [name, reader as EveningReader]),
    ),
  ),
};

const namesOf = (kinds: readonly MailKind[]) => kinds.map(({ name }) => sql.lit(name));

interface Asked {
  id: number;
  request: number;
  /** Of the offer behind the evening, which all its versions have; empty without one. */
  number: string;
}

const mails = statement(({ id, request, number }: Placeholders<Asked>) =>
  tables
    .selectFrom('mail')
    .select(OUTCOME)
    .select(({ ref }) => ['mail.kind', moment(ref('mail.created_at')).as('at')])
    .where(({ or, and, eb, selectFrom }) =>
      or([
        and([
          eb(
            'mail.quote_request_activity_id',
            'in',
            selectFrom('quote_request_activity').select('id').where('quote_request_id', '=', request),
          ),
          eb('mail.kind', 'in', namesOf(EVENING_MAIL_KINDS)),
          // A request whose evening was cancelled may have another one.
          sql<SqlBool>`mail.thread ~ ('^evening-[a-z]+-' || ${id}::int || '(-|$)')`,
        ]),
        and([
          eb('mail.offer_id', 'in', selectFrom('offer').select('id').where('number', '=', number)),
          eb('mail.kind', 'in', namesOf([OFFER_SENT, ...OTHER_MAIL_KINDS])),
        ]),
      ]),
    )
    .orderBy('mail.id', 'desc')
    .limit(sql.lit(MOST_MAILS)),
);

/** Reads for the page of an evening, and which are reminded of. */
@Injectable()
export class EveningPagesRepository {
  constructor(private readonly em: EntityManager) {}

  /** The mails about an evening, and about each version of what was agreed, the newest first. */
  async mails(asked: Asked) {
    const rows = await mails.rows(this.em, asked);
    return rows.map((row) => ({ ...row, reader: READERS[row.kind] ?? 'client' }));
  }

  /** The evenings whose client and chef are reminded on a day: agreed more than three days before them, and not begun. */
  async toRemind(today: string): Promise<number[]> {
    const found = await database(this.em)
      .selectFrom('evening')
      .innerJoin('quote_request', 'quote_request.id', 'evening.quote_request_id')
      .select('evening.id')
      .where('evening.cancelled_at', 'is', null)
      .where('evening.reminded_at', 'is', null)
      .where('evening.day', '>', today)
      .where('evening.day', '<=', sql<string>`${today}::date + ${sql.lit(REMIND_DAYS)}::int`)
      .where(
        sql<boolean>`(evening.created_at at time zone 'America/Santiago')::date < evening.day - ${sql.lit(REMIND_DAYS)}::int`,
      )
      .where('quote_request.stage', '=', 'aceptada')
      .where('quote_request.blocked_at', 'is', null)
      .where('quote_request.erased_at', 'is', null)
      .orderBy('evening.day')
      .orderBy('evening.id')
      .limit(BATCH)
      .execute();
    return found.map(({ id }) => id);
  }
}

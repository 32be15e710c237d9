import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { COUNT, database, NOW } from '../database/tables.js';
import type { MailDto, MailState } from './mail.dto.js';
import { mailOf } from './mail.columns.js';
import type { MailAbout } from './mail-kind.js';
import type { MailProblem } from './mail-problems.js';
import { MAILS } from './mails-table.js';

/** One sending of a letter. */
export interface Sending {
  id: number;
  /** How often it was asked for. An earlier asking is none any more. */
  round: number;
}

/** A letter that is to be sent. */
export interface OpenMail extends Sending {
  kind: string;
  aboutId: number;
  /** Names this sending of the letter; see `messageName`. */
  key: string;
}

/** A letter that came back. */
export interface ReturnedMail {
  problem: MailProblem;
  statusCode: string | null;
  reply: string | null;
}

/** What is not known of a sending that has not been. */
const sentAnew = { sent_to: null, status_code: null, reply: null };

/** What waits keeps its name for mail servers, which may have taken it without our hearing of it; another sending has another. */
const keyAnew = sql<string>`case mail.state when 'waiting' then mail.message_key else gen_random_uuid() end`;

/** Mails that a periodic run looks at. */
const BATCH = 500;

@Injectable()
export class MailsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Writes a letter that is to be sent, unless there is one of this kind about the record. */
  async add(em: EntityManager, kind: string, about: MailAbout, id: number): Promise<Sending | undefined> {
    const letter = database(em)
      .insertInto(MAILS)
      .values({ kind, [about]: id });
    return letter
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'round'])
      .executeTakeFirst();
  }

  /** Lets a letter be sent once more; the same sending where it waits still. */
  async again(em: EntityManager, kind: string, about: MailAbout, id: number): Promise<Sending> {
    const letter = database(em)
      .insertInto(MAILS)
      .values({ kind, [about]: id });
    return letter
      .onConflict((conflict) =>
        conflict.columns([about, 'kind']).doUpdateSet(({ ref }) => ({
          round: sql<number>`${ref('mail.round')} + (${ref('mail.state')} <> 'waiting')::int`,
          message_key: keyAnew,
          state: 'waiting',
          problem: null,
          settled_at: null,
          created_at: NOW,
          ...sentAnew,
        })),
      )
      .returning(['id', 'round'])
      .executeTakeFirstOrThrow();
  }

  /**
   * Lets every letter in trouble be sent once more: what waits for its next try, and what nobody tries any more. A letter or
   * reader that the server refused stays: trying again changes nothing.
   */
  async reopenTroubled(em: EntityManager): Promise<Sending[]> {
    return database(em)
      .updateTable(MAILS)
      .set(({ ref }) => ({
        round: sql<number>`${ref('round')} + (${ref('state')} <> 'waiting')::int`,
        message_key: keyAnew,
        state: 'waiting',
        problem: null,
        settled_at: null,
        created_at: sql<string>`case ${ref('state')} when 'waiting' then ${ref('created_at')} else now() end`,
        ...sentAnew,
      }))
      .where(({ eb, and, or }) =>
        or([eb('state', '=', 'failed'), and([eb('state', '=', 'waiting'), eb('problem', 'is not', null)])]),
      )
      .returning(['id', 'round'])
      .execute();
  }

  /** How many letters or readers the server has refused. */
  async refused(em: EntityManager): Promise<number> {
    const { count } = await database(em)
      .selectFrom(MAILS)
      .select(COUNT.as('count'))
      .where('state', '=', sql.lit('refused'))
      .executeTakeFirstOrThrow();
    return count;
  }

  /** The letter of a sending, unless that is over. One that was given up is open when somebody asks to try it again. */
  async open({ id, round }: Sending): Promise<OpenMail | undefined> {
    return database(this.em)
      .selectFrom(MAILS)
      .select(['id', 'round', 'kind', 'message_key as key'])
      .select(({ fn }) =>
        fn.coalesce('person_id', 'quote_request_id', 'offer_id', 'quote_request_activity_id').$notNull().as('aboutId'),
      )
      .where('id', '=', id)
      .where('round', '=', round)
      .where('state', 'in', ['waiting', 'failed'])
      .executeTakeFirst();
  }

  /** Says what became of a sending, or, while it waits, what is in its way. */
  async settle(
    { id, round }: Sending,
    state: MailState,
    problem: MailProblem | null = null,
    em: EntityManager = this.em,
  ): Promise<void> {
    await database(em)
      .updateTable(MAILS)
      .set({ state, problem, settled_at: state === 'waiting' ? null : NOW })
      .where('id', '=', id)
      .where('round', '=', round)
      .execute();
  }

  /** Says that the mail server took a sending, and to whose address it went (`readerMark`). */
  async settleSent(em: EntityManager, { id, round }: Sending, sentTo: string): Promise<void> {
    await database(em)
      .updateTable(MAILS)
      .set({ state: 'sent', problem: null, settled_at: NOW, sent_to: sentTo })
      .where('id', '=', id)
      .where('round', '=', round)
      .execute();
  }

  /**
   * Says that a letter came back which the mail server had taken. Only the sending that has this key, and that went to one of
   * these readers (`readerMark`).
   * @returns whether there was one, that was not known to have come back
   */
  async settleReturned(key: string, readers: readonly string[], returned: ReturnedMail): Promise<boolean> {
    const { problem, statusCode, reply } = returned;
    const found = await database(this.em)
      .updateTable(MAILS)
      .set({ state: 'refused', problem, status_code: statusCode, reply, settled_at: NOW })
      .where('message_key', '=', key)
      .where('state', '=', 'sent')
      .where('sent_to', 'in', readers)
      .returning('id')
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Gives a sending up, with the reason that it has. */
  async giveUp(em: EntityManager, { id, round }: Sending): Promise<void> {
    await database(em)
      .updateTable(MAILS)
      .set({ state: 'failed', settled_at: NOW, problem: sql<MailProblem>`coalesce(problem, 'unknown')` })
      .where('id', '=', id)
      .where('round', '=', round)
      .where('state', 'in', ['waiting', 'failed'])
      .execute();
  }

  /** What has become of a record's letter. */
  async of(em: EntityManager, kind: string, about: MailAbout, id: number): Promise<MailDto | null> {
    const row = await database(em)
      .selectNoFrom(mailOf(kind, about, sql.lit(id)).as('mail'))
      .executeTakeFirst();
    return row?.mail ?? null;
  }

  /** How many letters of the last day became sent, refused or failed. */
  async settledToday(): Promise<{ state: MailState; count: number }[]> {
    return database(this.em)
      .selectFrom(MAILS)
      .select(['state', COUNT.as('count')])
      .where('settled_at', '>', sql<string>`now() - interval '1 day'`)
      .groupBy('state')
      .execute();
  }

  /** Letters that have waited for minutes. */
  async waitingFor(minutes: number): Promise<Sending[]> {
    return database(this.em)
      .selectFrom(MAILS)
      .select(['id', 'round'])
      .where('state', '=', sql.lit('waiting'))
      .where('created_at', '<', sql<string>`now() - make_interval(mins => ${minutes})`)
      .orderBy('created_at')
      .limit(BATCH)
      .execute();
  }
}

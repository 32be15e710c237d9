import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import { lockForTransaction } from '../database/lock.js';
import { COUNT, database, NOW } from '../database/tables.js';
import type { MailDto, MailState } from './mail.dto.js';
import { mailOf } from './mail.columns.js';
import type { MailAbout, MailEvent } from './mail-kind.js';
import type { MailProblem } from './mail-problems.js';
import { MAILS } from './mails-table.js';

/** One sending of a mail. */
export interface Sending {
  id: number;
  /** The number of the request to send. An earlier number is obsolete. */
  round: number;
}

/** A mail that must be sent. */
export interface OpenMail extends Sending {
  kind: string;
  aboutId: number;
  /** The name of this sending; see `messageName`. */
  key: string;
  /** The thread whose mails arrive in order; null for a single mail. */
  thread: string | null;
  /** The event's snapshot. Null if its kind has none, or after it was erased. */
  snapshot: unknown;
}

/** The decision about a mail: send it, wait for another of its thread, or drop it because a later one was sent. */
export type Turn = 'send' | 'wait' | 'overtaken';

/** A mail that came back. */
interface ReturnedMail {
  problem: MailProblem;
  statusCode: string | null;
  reply: string | null;
}

/** Columns that a new sending resets. */
const sentAgain = { sent_to: null, status_code: null, reply: null };

/** Whether a mail server is receiving the mail now. After this moment the sending process is dead. */
const ON_WIRE = sql<SqlBool>`coalesce(mail.on_wire_until > now(), false)`;

/** Whether asking again starts another sending: not for a waiting mail, but for one that a mail server is receiving. */
const IS_RESENT = sql<SqlBool>`mail.state <> 'waiting' or ${ON_WIRE}`;

/** A waiting mail keeps its name, because a mail server may already have it. Another sending gets another name. */
const newKey = sql<string>`case when ${IS_RESENT} then gen_random_uuid() else mail.message_key end`;

/** Most mails of one periodic run. */
const BATCH = 500;

const updateOf = (em: EntityManager, { id, round }: Sending) =>
  database(em).updateTable(MAILS).where('id', '=', id).where('round', '=', round);

@Injectable()
export class MailsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Adds a mail, unless this kind exists for the record. */
  async add(
    em: EntityManager,
    kind: string,
    about: MailAbout,
    id: number,
    event?: MailEvent,
  ): Promise<Sending | undefined> {
    return database(em)
      .insertInto(MAILS)
      .values({
        kind,
        [about]: id,
        thread: event?.thread ?? null,
        snapshot: event ? JSON.stringify(event.snapshot) : null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'round'])
      .executeTakeFirst();
  }

  /**
   * Asks for a mail once more; a waiting sending stays the same. One that a mail server is receiving is sent again
   * afterwards, because its reader may have been corrected.
   */
  async again(em: EntityManager, kind: string, about: MailAbout, id: number): Promise<Sending> {
    return database(em)
      .insertInto(MAILS)
      .values({ kind, [about]: id })
      .onConflict((conflict) =>
        conflict.columns([about, 'kind']).doUpdateSet(({ ref }) => ({
          round: sql<number>`${ref('mail.round')} + (${IS_RESENT})::int`,
          message_key: newKey,
          state: 'waiting',
          problem: null,
          settled_at: null,
          on_wire_until: null,
          created_at: NOW,
          ...sentAgain,
        })),
      )
      .returning(['id', 'round'])
      .executeTakeFirstOrThrow();
  }

  /**
   * Asks for every mail in trouble once more: waiting and failed ones. Refused mails and readers stay, because a retry
   * changes nothing.
   */
  async reopenTroubled(em: EntityManager): Promise<Sending[]> {
    return database(em)
      .updateTable(MAILS)
      .set(({ ref }) => ({
        round: sql<number>`${ref('round')} + (${ref('state')} <> 'waiting')::int`,
        message_key: sql<string>`case ${ref('state')} when 'waiting' then ${ref('message_key')} else gen_random_uuid() end`,
        state: 'waiting',
        problem: null,
        settled_at: null,
        created_at: sql<string>`case ${ref('state')} when 'waiting' then ${ref('created_at')} else now() end`,
        ...sentAgain,
      }))
      .where(({ eb, and, or }) =>
        or([eb('state', '=', 'failed'), and([eb('state', '=', 'waiting'), eb('problem', 'is not', null)])]),
      )
      .returning(['id', 'round'])
      .execute();
  }

  /** How many mails or readers the server has refused. */
  async refused(em: EntityManager): Promise<number> {
    const { count } = await database(em)
      .selectFrom(MAILS)
      .select(COUNT.as('count'))
      .where('state', '=', sql.lit('refused'))
      .executeTakeFirstOrThrow();
    return count;
  }

  /** The mail of a sending, unless it is finished. A discarded one is open after somebody asks to retry it. */
  async open({ id, round }: Sending): Promise<OpenMail | undefined> {
    return database(this.em)
      .selectFrom(MAILS)
      .select(['id', 'round', 'kind', 'message_key as key', 'thread', 'snapshot'])
      .select(
        sql<number>`coalesce(person_id, quote_request_id, offer_id, quote_request_activity_id, chef_id, gift_card_id)`.as(
          'aboutId',
        ),
      )
      .where('id', '=', id)
      .where('round', '=', round)
      .where('state', 'in', ['waiting', 'failed'])
      .executeTakeFirst();
  }

  /**
   * Takes a mail for sending, for so many seconds. A mail server receives one mail of a thread at a time, and none
   * after a later one was sent. Other takers of the thread wait for the lock.
   */
  async take(em: EntityManager, { id, round, thread }: OpenMail, seconds: number): Promise<Turn> {
    if (thread !== null) {
      await lockForTransaction(em, 'mail-thread', thread);
      const others = await database(em)
        .selectFrom(MAILS)
        .select(['id', 'state', ON_WIRE.as('onWire')])
        .where('thread', '=', thread)
        .execute();
      if (others.some((other) => other.id > id && other.state === 'sent')) return 'overtaken';
      if (others.some((other) => other.id !== id && other.onWire)) return 'wait';
    }
    await updateOf(em, { id, round })
      .set({ on_wire_until: sql<string>`now() + make_interval(secs => ${seconds})` })
      .execute();
    return 'send';
  }

  /** Marks a sending as no longer on its way to a mail server, whatever the result. */
  async release(sending: Sending): Promise<void> {
    await updateOf(this.em, sending).set({ on_wire_until: null }).execute();
  }

  /** The waiting mails of a thread. */
  async waitingIn(em: EntityManager, thread: string): Promise<Sending[]> {
    return database(em)
      .selectFrom(MAILS)
      .select(['id', 'round'])
      .where('thread', '=', thread)
      .where('state', '=', sql.lit('waiting'))
      .orderBy('id')
      .execute();
  }

  /** Stores the result of a sending, or, while it waits, the problem. */
  async settle(
    sending: Sending,
    state: MailState,
    problem: MailProblem | null = null,
    em: EntityManager = this.em,
  ): Promise<void> {
    await updateOf(em, sending)
      .set({ state, problem, settled_at: state === 'waiting' ? null : NOW, on_wire_until: null })
      .execute();
  }

  /** Stores that the mail server accepted a sending, and the mark of its address (`readerMark`). */
  async settleSent(em: EntityManager, sending: Sending, sentTo: string): Promise<void> {
    await updateOf(em, sending)
      .set({ state: 'sent', problem: null, settled_at: NOW, sent_to: sentTo, on_wire_until: null })
      .execute();
  }

  /**
   * Stores that an accepted mail came back. It must match the sending's key and one of the readers' marks
   * (`readerMark`).
   * @returns whether such a sending exists and had not come back yet
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

  /** Discards a sending, with its present problem. */
  async giveUp(em: EntityManager, sending: Sending): Promise<void> {
    await updateOf(em, sending)
      .set({ state: 'failed', settled_at: NOW, problem: sql<MailProblem>`coalesce(problem, 'unknown')` })
      .where('state', 'in', ['waiting', 'failed'])
      .execute();
  }

  /** The state of a record's mail. */
  async of(em: EntityManager, kind: string, about: MailAbout, id: number): Promise<MailDto | null> {
    const row = await database(em)
      .selectNoFrom(mailOf(kind, about, sql.lit(id)).as('mail'))
      .executeTakeFirst();
    return row?.mail ?? null;
  }

  /** How many mails of the last day were sent, refused or failed. */
  async settledToday(): Promise<{ state: MailState; count: number }[]> {
    return database(this.em)
      .selectFrom(MAILS)
      .select(['state', COUNT.as('count')])
      .where('settled_at', '>', sql<string>`now() - interval '1 day'`)
      .groupBy('state')
      .execute();
  }

  /** Mails that have waited for minutes. */
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

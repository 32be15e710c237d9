import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type SqlBool } from 'kysely';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { database, moment, tables, type Tables } from '../../platform/database/tables.js';
import { Evening, EveningNotFoundError } from '../agenda/index.js';
import { BLOCKED_NAME, unlessBlocked } from '../personal-data/index.js';
import { isBlocked } from '../quotes/index.js';
import type { MyTransferDto } from './client-money.dto.js';
import { CAME, STATE } from './transfer.columns.js';
import { Transfer, type Announced } from './transfer.entity.js';

/** Most transfers that a list shows, to staff and to a client. */
export const MOST_TRANSFERS = 200;
const MOST_OF_CLIENT = 10;

const { ref } = expressionBuilder<Tables, 'evening'>();
const BLOCKED = isBlocked(ref('evening.quote_request_id'));

/** A transfer with what staff need to find it. */
const shown = tables
  .selectFrom('transfer')
  .innerJoin('evening', 'evening.id', 'transfer.evening_id')
  .innerJoin('quote_request', 'quote_request.id', 'evening.quote_request_id')
  .leftJoin('offer', (join) => join.onRef('offer.evening_id', '=', 'evening.id').on('offer.state', '=', 'aceptada'))
  .select(['transfer.id', 'transfer.version', 'transfer.evening_id', 'transfer.amount', 'transfer.day'])
  .select([STATE.as('state'), CAME.as('came'), 'offer.number'])
  .select((eb) => [
    sql<string | null>`case when ${STATE} <> 'anunciada' then ${eb.ref('transfer.settled_by')} end`.as('settled_by'),
    moment(eb.ref('transfer.created_at')).as('announced_at'),
    unlessBlocked(BLOCKED, eb.ref('quote_request.name'), BLOCKED_NAME).as('client'),
    sql<boolean>`${eb.ref('transfer.proof_id')} is not null and not ${BLOCKED}`.as('has_proof'),
    sql<boolean>`${eb.ref('evening.cancelled_at')} is not null`.as('cancelled'),
  ])
  .limit(sql.lit(MOST_TRANSFERS));

/** Those that wait, the oldest first. */
const waiting = statement(() =>
  shown.where(STATE, '=', sql.lit('anunciada')).orderBy('transfer.created_at').orderBy('transfer.id'),
);

/** All of an evening, the newest first. */
const ofEvening = statement(({ id }: Placeholders<{ id: number }>) =>
  shown.where('transfer.evening_id', '=', id).orderBy('transfer.id', 'desc'),
);

/** The transfers that clients announce. */
@Injectable()
export class TransfersRepository extends EntityRepository<Transfer> {
  constructor(protected override readonly em: EntityManager) {
    super(em, Transfer);
  }

  /** Those that wait for staff. */
  waiting() {
    return waiting.rows(this.em, {});
  }

  /**
   * All of an evening.
   * @throws EveningNotFoundError
   */
  async ofEvening(id: number) {
    const found = await ofEvening.rows(this.em, { id });
    if (found.length === 0 && !(await this.em.fork().count(Evening, { id }))) throw new EveningNotFoundError();
    return found;
  }

  /** What a client is shown of theirs, the newest first. */
  async ofClient(eveningId: number): Promise<MyTransferDto[]> {
    return database(this.em)
      .selectFrom('transfer')
      .select(['transfer.amount', 'transfer.day', STATE.as('state'), CAME.as('came')])
      .select(({ ref: of }) => sql<boolean>`${of('transfer.proof_id')} is not null`.as('has_proof'))
      .where('transfer.evening_id', '=', eveningId)
      .orderBy('transfer.id', 'desc')
      .limit(MOST_OF_CLIENT)
      .execute();
  }

  /** Whether a form was taken, and with what else, how many of the evening wait, and how many came within a day. */
  async announced(eveningId: number, { creationKey, amount, day }: Omit<Announced, 'proof'>) {
    const some = (only: ReturnType<typeof sql<SqlBool>>) => sql<boolean>`coalesce(bool_or(${only}), false)`;
    const count = (only: ReturnType<typeof sql<SqlBool>>) => sql<number>`(count(*) filter (where ${only}))::int`;
    return database(this.em)
      .selectFrom('transfer')
      .select([
        some(sql`creation_key = ${creationKey}`).as('known'),
        some(sql`creation_key = ${creationKey} and (amount <> ${amount} or day <> ${day})`).as('other'),
        count(sql`${STATE} = 'anunciada'`).as('waiting'),
        count(sql`created_at > now() - interval '1 day'`).as('today'),
      ])
      .where('evening_id', '=', eveningId)
      .executeTakeFirstOrThrow();
  }

  /** The evening of a transfer; undefined if it does not exist. */
  async eveningOf(id: number): Promise<number | undefined> {
    const found = database(this.em).selectFrom('transfer').select('evening_id').where('id', '=', id);
    return (await found.executeTakeFirst())?.evening_id;
  }

  /** A transfer, locked until the end of the transaction. Lock its evening first. */
  async lock(id: number): Promise<Transfer | null> {
    const transfer = await this.findOne({ id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    // The lock would cover the entry, too, and the product may lock no row of the ledger.
    return transfer && this.em.populate(transfer, ['entry'], { refresh: true });
  }

  /** The paper of a transfer, unless its client's data are blocked; undefined without the transfer. */
  async proofOf(id: number): Promise<{ proof: number | null } | undefined> {
    return database(this.em)
      .selectFrom('transfer')
      .innerJoin('evening', 'evening.id', 'transfer.evening_id')
      .select(({ ref: of }) => unlessBlocked(BLOCKED, of('transfer.proof_id'), null).as('proof'))
      .where('transfer.id', '=', id)
      .executeTakeFirst();
  }
}

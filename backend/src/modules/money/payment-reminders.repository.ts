import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type SqlBool } from 'kysely';
import { dayAfter } from '../../platform/http/value/day.js';
import { database, tables, type Tables } from '../../platform/database/tables.js';
import { EVENING_BALANCE, TAKES_MONEY } from './money.columns.js';
import { IS_PENDING } from './payment.columns.js';
import { REMINDED } from './plan.js';
import { OPEN_STEPS } from './plan.columns.js';
import { STATE } from './transfer.columns.js';

/** Most reminders of one run; the next one takes the rest. */
const BATCH = 200;

const { exists, or, ref } = expressionBuilder<Tables, 'evening'>();

/** Whether it is not known if the statement's `evening` was paid: a transfer is looked for, or a payment by card has no answer. */
const IS_AWAITED = or([
  exists(
    tables
      .selectFrom('transfer')
      .select('transfer.id')
      .where('transfer.evening_id', '=', ref('evening.id'))
      .where(STATE, '=', 'anunciada'),
  ),
  exists(
    tables
      .selectFrom('payment')
      .select('payment.id')
      .where('payment.evening_id', '=', ref('evening.id'))
      .where(IS_PENDING),
  ),
]);

/** A due day of an evening. */
export interface DueDay {
  evening: number;
  /** 'YYYY-MM-DD' */
  dueOn: string;
  /** Idempotency key of the reminder: one before each due day, and one after it. */
  key: string;
}

/** What is due around a day. */
@Injectable()
export class PaymentRemindersRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * What is due around a day and was not reminded of. `reminderOf` decides which of it is reminded of today. No client is reminded
   * while it is not known whether they paid.
   */
  async around(today: string): Promise<DueDay[]> {
    const key = sql<string>`concat_ws('-', 'payment', evening.id, step.due_on, case when step.due_on < ${today} then 'after' else 'before' end)`;
    return database(this.em)
      .selectFrom('evening')
      .innerJoin('quote_request', 'quote_request.id', 'evening.quote_request_id')
      .innerJoinLateral(EVENING_BALANCE.as('money'), (join) => join.onTrue())
      .innerJoinLateral(OPEN_STEPS.as('step'), (join) => join.onTrue())
      .select(['evening.id as evening', 'step.due_on as dueOn', key.as('key')])
      .distinct()
      .where('quote_request.stage', '=', 'aceptada')
      .where('quote_request.blocked_at', 'is', null)
      .where('quote_request.erased_at', 'is', null)
      .where('evening.cancelled_at', 'is', null)
      .where('evening.day', '>=', today)
      .where(TAKES_MONEY)
      .where('step.due_on', '>=', dayAfter(today, -REMINDED.after))
      .where('step.due_on', '<=', dayAfter(today, REMINDED.before))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('quote_request_activity as sent')
              .select('sent.id')
              .whereRef('sent.quote_request_id', '=', 'quote_request.id')
              .where(sql<SqlBool>`sent.data ->> 'key' = ${key}`),
          ),
        ),
      )
      .where(({ not }) => not(IS_AWAITED))
      .orderBy('step.due_on')
      .orderBy('evening.id')
      .limit(BATCH)
      .execute();
  }

  /** Whether it is not known if an evening was paid. */
  async isAwaited(eveningId: number): Promise<boolean> {
    const found = database(this.em).selectFrom('evening').select('id').where('id', '=', eveningId).where(IS_AWAITED);
    return (await found.executeTakeFirst()) !== undefined;
  }
}

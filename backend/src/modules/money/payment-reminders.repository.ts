import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import { dayAfter } from '../../platform/http/value/day.js';
import { database } from '../../platform/database/tables.js';
import { STANDING, TAKES_MONEY } from './money.columns.js';
import { REMINDED } from './plan.js';
import { OPEN_STEPS } from './plan.columns.js';
import { STATE } from './transfer.columns.js';

/** Most reminders of one run; the next one takes the rest. */
const BATCH = 200;

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
   * while a transfer or payment of theirs waits for staff.
   */
  async around(today: string): Promise<DueDay[]> {
    const key = sql<string>`concat_ws('-', 'payment', evening.id, step.due_on, case when step.due_on < ${today} then 'after' else 'before' end)`;
    return database(this.em)
      .selectFrom('evening')
      .innerJoin('quote_request', 'quote_request.id', 'evening.quote_request_id')
      .innerJoinLateral(STANDING.as('money'), (join) => join.onTrue())
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
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('transfer')
              .select('transfer.id')
              .whereRef('transfer.evening_id', '=', 'evening.id')
              .where(STATE, '=', 'anunciada'),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('payment')
              .select('payment.id')
              .whereRef('payment.evening_id', '=', 'evening.id')
              .where('payment.state', '=', 'por_verificar'),
          ),
        ),
      )
      .orderBy('step.due_on')
      .orderBy('evening.id')
      .limit(BATCH)
      .execute();
  }
}

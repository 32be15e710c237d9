import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import { dayAfter } from '../../platform/http/value/day.js';
import { database } from '../../platform/database/tables.js';
import { STANDING, TAKES_MONEY } from './money.columns.js';
import { REMINDED } from './plan.js';
import { OPEN_STEPS } from './plan.columns.js';

/** Most reminders of one run; the next one takes the rest. */
const BATCH = 200;

/** Something that may have to be reminded of. */
export interface DueDay {
  evening: number;
  /** 'YYYY-MM-DD' */
  dueOn: string;
  /** Of the reminder: there is one before each due day of an evening, and one after it. */
  key: string;
}

/** What is due around a day. */
@Injectable()
export class PaymentRemindersRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * What is due around a day and was not reminded of. `reminderOf` says what of it is reminded of today. A client who has told us of
   * a payment that nobody has decided about is left alone.
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
            selectFrom('quote_request_activity as told')
              .select('told.id')
              .whereRef('told.quote_request_id', '=', 'quote_request.id')
              .where(sql<SqlBool>`told.data ->> 'key' = ${key}`),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('transfer')
              .select('transfer.id')
              .whereRef('transfer.evening_id', '=', 'evening.id')
              .where('transfer.state', '=', 'anunciada'),
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

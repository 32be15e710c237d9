import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import { Env } from '../../config/env.js';
import { database } from '../../platform/database/tables.js';
import { EVENING_BALANCE, TAKES_MONEY } from '../money/money.columns.js';
import { OPEN_STEPS, TO_CONFIRM } from '../money/plan.columns.js';

/** A part of what was agreed that is not paid. */
export interface DueStep {
  what: 'reserva' | 'saldo' | 'total';
  /** What is still to pay of it, in whole CLP. */
  left: number;
  /** 'YYYY-MM-DD' */
  dueOn: string;
}

/** What is to pay for an evening, and whether its date waits for the first part of it. */
export interface DueMoney {
  /** The first first. */
  steps: DueStep[];
  /** Whether its date is confirmed by the first of them. */
  toConfirm: boolean;
}

@Injectable()
export class DueMoneyRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly env: Env,
  ) {}

  /** What is still to pay for an evening. Nothing where it is cancelled, or nobody can pay. */
  async of(eveningId: number): Promise<DueMoney> {
    const rows = await database(this.em)
      .selectFrom('evening')
      .innerJoinLateral(EVENING_BALANCE.as('money'), (join) => join.onTrue())
      .innerJoinLateral(OPEN_STEPS.as('step'), (join) => join.onTrue())
      .select(['step.what', 'step.left', 'step.due_on as dueOn', TO_CONFIRM.as('toConfirm')])
      .where('evening.id', '=', eveningId)
      .where('evening.cancelled_at', 'is', null)
      .where(TAKES_MONEY)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('money_settings')
            .select('money_settings.id')
            .where(sql<SqlBool>`${this.env.takesCards} or account_number is not null`),
        ),
      )
      .orderBy('step.due_on')
      .orderBy('step.what')
      .execute();
    return {
      steps: rows.map(({ what, left, dueOn }) => ({ what, left, dueOn })),
      toConfirm: rows.some((row) => row.toConfirm),
    };
  }
}

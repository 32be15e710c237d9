import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { database } from '../../platform/database/tables.js';
import { givenBackBy, STANDING, TAKES_MONEY } from '../money/money.columns.js';
import type { ShareSum } from './refund-rules.js';

/** What evenings still owe, and give back when they are cancelled, by what was paid. */
@Injectable()
export class GivenBackRepository {
  /**
   * What a cancellation of an evening gives back by a share: of what was paid, as the refunds reckon it.
   * @param agreed the share of the agreed total: the sum where the company keeps no money for the evening
   */
  async of<Agreed extends number | null>(
    em: EntityManager,
    eveningId: number,
    percent: number,
    agreed: Agreed,
  ): Promise<ShareSum<number | Agreed>> {
    const { rows } = await sql<ShareSum<number>>`select back.amount, back.paid
      from evening cross join lateral ${givenBackBy(percent)} as back where evening.id = ${eveningId}`.execute(
      database(em),
    );
    return rows[0] ?? { amount: agreed, paid: null };
  }

  /** What is still to pay for an evening; null where the company takes no money for it. */
  async left(em: EntityManager, eveningId: number): Promise<number | null> {
    const { rows } = await sql<{ left: number }>`select money."left"
      from evening cross join lateral ${STANDING} as money where evening.id = ${eveningId} and ${TAKES_MONEY}`.execute(
      database(em),
    );
    return rows[0]?.left ?? null;
  }
}

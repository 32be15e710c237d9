import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { database } from '../../platform/database/tables.js';
import { givenBackBy } from '../money/money.columns.js';
import type { ShareSum } from './refund-rules.js';

/** What cancelled evenings give back, by what was paid. */
@Injectable()
export class GivenBackRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * What a cancellation of an evening gives back by a share: of what was paid, as the refunds reckon it.
   * @param agreed the share of the agreed total: the sum where the company keeps no money for the evening
   */
  async of<Agreed extends number | null>(
    eveningId: number,
    percent: number,
    agreed: Agreed,
  ): Promise<ShareSum<number | Agreed>> {
    const { rows } = await sql<ShareSum<number>>`select back.amount, back.paid
      from evening cross join lateral ${givenBackBy(percent)} as back where evening.id = ${eveningId}`.execute(
      database(this.em),
    );
    return rows[0] ?? { amount: agreed, paid: null };
  }
}

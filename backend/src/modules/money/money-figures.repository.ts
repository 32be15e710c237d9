import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { COUNT, database } from '../../platform/database/tables.js';
import { PAYMENT_STATES } from './payment-moves.js';
import { STATE as TRANSFER_STATE } from './transfer.columns.js';

/** What waits: an answer of the provider, or somebody of staff. */
const WAITS = ['payment', 'payment_to_verify', 'refund', 'refund_to_verify', 'transfer'] as const;

/** The money in figures, for who watches the product. None names a client, an evening or an amount. */
@Injectable()
export class MoneyFiguresRepository {
  constructor(private readonly em: EntityManager) {}

  /** Payments by card that began within the last day, by state. */
  async payments(): Promise<{ of: string; count: number }[]> {
    const rows = await database(this.em.fork())
      .selectFrom('payment')
      .select(['state', COUNT.as('count')])
      .where('created_at', '>', sql<string>`now() - interval '1 day'`)
      .groupBy('state')
      .execute();
    return PAYMENT_STATES.map((of) => ({ of, count: rows.find(({ state }) => state === of)?.count ?? 0 }));
  }

  /** What waits, with the seconds for which the oldest has. */
  async waiting(): Promise<{ of: string; count: number; oldest: number }[]> {
    const { rows } = await sql<{ kind: string; count: number; oldest: number }>`
      select kind, count(*)::int as count, extract(epoch from now() - min(since))::int as oldest from (
        select case state when 'por_verificar' then 'payment_to_verify' else 'payment' end as kind, created_at as since
          from payment where state in ('creada', 'en_webpay', 'por_verificar')
        union all
        select case state when 'por_verificar' then 'refund_to_verify' else 'refund' end, created_at
          from refund where state in ('pedida', 'por_verificar')
        union all
        select 'transfer', created_at from transfer where ${TRANSFER_STATE} = 'anunciada'
      ) as waiting group by kind`.execute(database(this.em.fork()));
    return WAITS.map((of) => {
      const { count = 0, oldest = 0 } = rows.find(({ kind }) => kind === of) ?? {};
      return { of, count, oldest };
    });
  }
}

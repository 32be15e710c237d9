import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { database } from '../../platform/database/tables.js';

/** Rows that should be one and the same and are not, as counts. */
export interface LedgerDifferences {
  /** Payments by card that were made without an entry of their amount, and entries of payments that were not made. */
  payments: number;
  /** The same of refunds. */
  refunds: number;
  /** The same of payouts to chefs: entries without one, and such as were undone without a correction of all of it. */
  payouts: number;
}

/** Compares payments, refunds and payouts with the entries of the ledger. Nothing of it is repaired: money is looked at. */
export async function ledgerDifferences(em: EntityManager): Promise<LedgerDifferences> {
  const { rows } = await sql<LedgerDifferences>`select
    (select count(*)::int from payment
      left join money_entry as entry on entry.payment_id = payment.id and entry.kind = 'charge'
      where (payment.state = 'pagada') <> (entry.id is not null) or entry.amount <> payment.amount) as payments,
    (select count(*)::int from refund left join money_entry as entry on entry.refund_id = refund.id
      where (refund.state = 'hecha') <> (entry.id is not null) or entry.amount <> refund.amount) as refunds,
    (select count(*)::int from money_entry as entry left join payout on payout.entry_id = entry.id
      left join money_entry as correction on correction.id = payout.correction_id
      where entry.kind = 'payout' and (payout.id is null or entry.evening_id <> payout.evening_id
        or payout.undone_at is not null and correction.amount is distinct from -entry.amount)) as payouts`.execute(
    database(em),
  );
  const [found] = rows;
  if (!found) throw new Error('The ledger was not compared.');
  return found;
}

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
  /** Gift cards that were paid without entries of their amount, and what they paid or got back without an entry of an evening. */
  giftCards: number;
  /** Entries that are matched with a row of the bank although no bank has one, or the row is set aside or says the opposite. */
  bank: number;
}

/** Compares payments, refunds and payouts with the entries of the ledger. Nothing of it is repaired: money is looked at. */
export async function ledgerDifferences(em: EntityManager): Promise<LedgerDifferences> {
  const { rows } = await sql<LedgerDifferences>`select
    (select count(*)::int from payment
      left join money_entry as entry on entry.payment_id = payment.id and entry.kind in ('charge', 'gift_card_sold')
      where (payment.state = 'pagada') <> (entry.id is not null) or entry.amount <> payment.amount) as payments,
    (select count(*)::int from refund left join money_entry as entry on entry.refund_id = refund.id
      where (refund.state = 'hecha') <> (entry.id is not null) or entry.amount <> refund.amount) as refunds,
    (select count(*)::int from money_entry as entry left join payout on payout.entry_id = entry.id
      left join money_entry as correction on correction.id = payout.correction_id
      where entry.kind = 'payout' and (payout.id is null or entry.evening_id <> payout.evening_id
        or payout.undone_at is not null and correction.amount is distinct from -entry.amount)) as payouts,
    (select count(*)::int from gift_card left join lateral (
        select coalesce(sum(amount), 0) as came from money_entry where gift_card_id = gift_card.id and kind in ('gift_card_sold', 'correction')) as sold on true
      where case when gift_card.state in ('vigente', 'anulada') then sold.came < gift_card.amount else sold.came > 0 end)
    + (select count(*)::int from money_entry as of_card left join money_entry as entry on entry.gift_card_entry_id = of_card.id
      where of_card.kind in ('gift_card_used', 'gift_card_returned') and entry.id is null
        -- The papers of an older evening may be gone.
        and of_card.noted_at > now() - interval '6 years') as "giftCards",
    (select count(*)::int from bank_match join bank_row on bank_row.id = bank_match.bank_row_id
      join money_entry as entry on entry.id = bank_match.entry_id
      where entry.corrects_id is not null or entry.way = 'gift_card' or bank_row.aside_at is not null
        or (entry.kind in ('refund', 'payout')) <> (bank_row.amount < 0)) as bank`.execute(database(em));
  const [found] = rows;
  if (!found) throw new Error('The ledger was not compared.');
  return found;
}

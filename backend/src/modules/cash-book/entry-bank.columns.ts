import { sql } from 'kysely';
import type { EntryBankState } from './bank-row-values.js';

/* For statements with an `entry` of the ledger. */

/** The entry itself, or the one that it corrects: that is what a row of the bank is matched with. */
const FIRST = sql<number>`coalesce(entry.corrects_id, entry.id)`;

/** What that one comes to with its corrections. */
const COMES_TO = sql<number>`(select sum(one.amount)::int from money_entry as one
  where one.id = ${FIRST} or one.corrects_id = ${FIRST})`;

/** Whether no row of the bank is looked for, because it came or went as cash or a cheque. */
export const PASSES_NO_BANK = sql<boolean>`entry.way = 'other'`;

const MATCHED = sql<boolean>`exists (select from bank_match where bank_match.entry_id = ${FIRST})`;

/**
 * Whether a row of the bank was found for it; of a correction, for what it corrects. Cash passes no bank, but a person may have matched
 * a cheque.
 */
export const BANK_STATE = sql<EntryBankState>`case when entry.way = 'gift_card' or ${COMES_TO} = 0 then 'none'
  when ${MATCHED} then 'matched' when ${PASSES_NO_BANK} then 'none' else 'open' end`;

/** What a row of the bank should say of an entry that corrects none; what went out is below zero. */
export const AT_BANK = sql<number>`case when entry.kind in ('refund', 'payout') then -${COMES_TO} else ${COMES_TO} end`;

/** Whether an entry may be matched with a row of the bank. A correction goes with what it corrects. */
export const IS_OPEN = sql<boolean>`entry.corrects_id is null and entry.way <> 'gift_card' and ${COMES_TO} <> 0 and not ${MATCHED}`;

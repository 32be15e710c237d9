import { sql, type Expression, type SqlBool } from 'kysely';
import { COUNTS_AS, COUNTS_AT } from './money.columns.js';

/* For statements with an `entry` of the ledger and `corrected`, the one that it corrects. */

/** What an entry adds to the cash: what went out is below zero. The two entries of a gift card's use come to nothing. */
export const SIGNED = sql<number>`case when ${COUNTS_AS} in ('refund', 'payout', 'gift_card_used') then -entry.amount else entry.amount end`;

/** Whether an entry is money that came in: for evenings or gift cards, and not out of one. */
export const IS_INCOME = sql<SqlBool>`${COUNTS_AS} in ('charge', 'gift_card_sold') and entry.way <> 'gift_card'`;

const firstDay = (month: string) => sql`${`${month}-01`}::date`;

/** Whether a day lies in a month. */
export const isDayOf = (day: Expression<string>, month: string) =>
  sql<SqlBool>`${day} >= ${firstDay(month)} and ${day} < ${firstDay(month)} + interval '1 month'`;

/**
 * Whether an entry counts in a month of Chile: a correction does with what it corrects, so that a month is what its bank says. Nothing
 * counts later than it is written, which lets the index of the ledger leave out what was before.
 */
export const counted = (month: string) => {
  const begins = sql`${firstDay(month)}::timestamp at time zone 'America/Santiago'`;
  const ends = sql`(${firstDay(month)} + interval '1 month') at time zone 'America/Santiago'`;
  return sql<SqlBool>`entry.at >= ${begins} and ${COUNTS_AT} >= ${begins} and ${COUNTS_AT} < ${ends}`;
};

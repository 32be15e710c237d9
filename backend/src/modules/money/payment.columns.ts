import { sql } from 'kysely';
import { COUNTS_AS } from './money.columns.js';

/* For statements with a `payment`. */

/** Whether it may have been charged, and nobody knows yet. */
export const IS_PENDING = sql<boolean>`(payment.state = 'por_verificar' or payment.state = 'en_webpay' and payment.returned_at is not null
  or payment.state not in ('pagada', 'rechazada') and payment.commit_sent_at is not null)`;

const sum = (kind: 'charge' | 'refund') => sql<number>`(select coalesce(sum(entry.amount), 0)::int
  from money_entry as entry left join money_entry as corrected on corrected.id = entry.corrects_id
  where entry.evening_id = payment.evening_id and coalesce(corrected.payment_id, entry.payment_id) = payment.id
    and ${COUNTS_AS} = ${sql.lit(kind)})`;

/** What was given back of it by card, with the corrections of what a person had said. */
export const BACK_BY_CARD = sum('refund');

/** What is left of it to give back by card: nothing of one that was not paid after all. */
export const LEFT_BY_CARD = sql<number>`(${sum('charge')} - ${BACK_BY_CARD})`;

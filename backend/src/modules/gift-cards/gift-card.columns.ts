import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import { moment, type Tables } from '../../platform/database/tables.js';
import { mailOf } from '../../platform/mail/mail.columns.js';
import { GIFT_CARD_MAIL } from './gift-card-mail-kinds.js';
import type { GiftCardStanding } from './gift-card-states.js';

const { ref } = expressionBuilder<Tables, 'gift_card'>();

/** What the entries of a card come to: `held` with what it paid of evenings, `kept` without. */
const held = sql`coalesce(sum(case when entry.kind in ('gift_card_used', 'refund') then -entry.amount else entry.amount end), 0)::int`;
const kept = sql`coalesce(sum(case when entry.kind = 'refund' then -entry.amount
  when entry.kind in ('gift_card_sold', 'correction') then entry.amount end), 0)::int`;
const toGiveBack = sql`case ${ref('gift_card.state')} when 'anulada' then ${held}
  when 'vigente' then greatest(0, least(${held}, ${kept} - ${ref('gift_card.amount')})) else 0 end`;

const byLedger = (amount: RawBuilder<unknown>) =>
  sql<number>`(select ${amount} from money_entry as entry where entry.gift_card_id = ${ref('gift_card.id')})`;

/** What is left of the statement's `gift_card` and what is to give back, by the ledger. */
export const HELD = byLedger(held);

/** What came for it and did not go back to its buyer. */
export const KEPT = byLedger(kept);

/** What is to give back to its buyer: what came beyond its worth, and all of a void one. */
export const TO_GIVE_BACK = byLedger(toGiveBack);

/** What is left of it to use. */
export const BALANCE = byLedger(sql`${held} - ${toGiveBack}`);

const TODAY = sql`(now() at time zone 'America/Santiago')::date`;

/** How it stands: its state, or that its end has passed, or that nothing is left of it. */
export const STANDING = sql<GiftCardStanding>`case
  when ${ref('gift_card.state')} <> 'vigente' then ${ref('gift_card.state')}
  when ${BALANCE} = 0 then 'agotada'
  when ${ref('gift_card.valid_until')} < ${TODAY} then 'vencida'
  else 'vigente' end`;

/** What staff call it. */
export const NUMBER = sql<string>`'G-' || lpad(${ref('gift_card.id')}::text, 5, '0')`;

/** A row of the list of staff. */
export const ROW = [
  'gift_card.id',
  NUMBER.as('number'),
  STANDING.as('state'),
  'gift_card.origin',
  'gift_card.amount',
  BALANCE.as('balance'),
  TO_GIVE_BACK.as('to_give_back'),
  'gift_card.experience_name',
  'gift_card.guests',
  'gift_card.buyer_name',
  'gift_card.buyer_email',
  'gift_card.receiver_name',
  'gift_card.receiver_email',
  'gift_card.message',
  'gift_card.arrives_on',
  'gift_card.valid_until',
  'gift_card.void_reason',
  'gift_card.version',
  moment(ref('gift_card.created_at')).as('created_at'),
  moment(ref('gift_card.sold_at')).as('sold_at'),
  moment(ref('gift_card.mailed_at')).as('mailed_at'),
  moment(ref('gift_card.erased_at')).as('erased_at'),
  mailOf(GIFT_CARD_MAIL.name, GIFT_CARD_MAIL.about, ref('gift_card.id')).as('mail'),
] as const;

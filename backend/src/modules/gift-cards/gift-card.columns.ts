import { expressionBuilder, sql } from 'kysely';
import { moment, type Tables } from '../../platform/database/tables.js';
import { mailOf } from '../../platform/mail/mail.columns.js';
import { GIFT_CARD_MAIL } from './gift-card-mail-kinds.js';
import type { GiftCardStanding } from './gift-card-states.js';

const { ref } = expressionBuilder<Tables, 'gift_card'>();

/** What is left of the statement's `gift_card`, by the ledger. */
export const BALANCE = sql<number>`(select coalesce(sum(case when entry.kind in ('gift_card_used', 'refund')
    then -entry.amount else entry.amount end), 0)::int
  from money_entry as entry where entry.gift_card_id = ${ref('gift_card.id')})`;

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

import { expressionBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import { afterCommissionOf } from '../offers/chef-pay.columns.js';
import type { PayoutState } from './payout-states.js';

const { ref } = expressionBuilder<Tables, 'evening' | 'chef_pay' | 'payout'>();

const AGREED = sql.ref<number>('money.agreed');

/** What the company keeps of the statement's cancelled `evening`, whose `money` is joined (`EVENING_BALANCE`). */
export const KEPT = sql<number>`greatest(0, least(money.agreed, money.paid - money.given_back - money.to_give_back))`;

/** What the chef of the statement's `evening` gets if it takes place; its `chef_pay` is joined. */
export const PAY = sql<
  number | null
>`coalesce(${ref('chef_pay.amount')}, ${afterCommissionOf(AGREED, ref('chef_pay.commission').$castTo<number | null>())})`;

/** The chef's part of the statement's `evening`: the same as `partOf` says, in SQL, for lists. */
export const PART = sql<number | null>`case when ${ref('evening.cancelled_at')} is null then ${PAY}
  when money.agreed = 0 then ${PAY} * 0
  else ((2 * ${PAY}::bigint * ${KEPT} + money.agreed) / (2 * money.agreed::bigint))::int end`;

/**
 * By how much the part of the statement's `evening` changed after it was paid; its payout's `entry` is joined. 0 where it did not, or
 * nothing was paid.
 */
export const DIFFERENCE = sql<number>`coalesce(${PART} - ${sql.ref('entry.amount')}, 0)`;

/** How the payout of the statement's `evening` stands; its `payout` that was not undone is joined. */
export const PAYOUT_STATE = sql<PayoutState>`case when ${ref('payout.id')} is not null then 'paid'
  when ${PART} = 0 or ${PAY} is null and ${ref('evening.cancelled_at')} is not null and ${KEPT} = 0 then 'nothing'
  when ${PAY} is null then 'unsettled'
  when ${ref('evening.cancelled_at')} is not null or ${ref('evening.ends_at')} <= now() then 'due' else 'ahead' end`;

/**
 * Whether somebody has to know of the part of the statement's `evening`. Evenings that had ended before the company settled anything
 * are not agreed about any more.
 */
export const LISTED = sql<boolean>`${PAYOUT_STATE} <> 'nothing' and (${ref('payout.id')} is not null or ${PAY} is not null
  or ${ref('evening.ends_at')} > (select created_at from payout_settings))`;

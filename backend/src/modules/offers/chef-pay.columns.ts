import { sql, type Expression } from 'kysely';
import { tables } from '../../platform/database/tables.js';

/** The commission of a chef as it is now, in percent: the chef's own, or the company's; null where neither was settled. */
export const commissionFor = (chef: Expression<number | null>) =>
  sql<number | null>`coalesce(${tables
    .selectFrom('payee')
    .select('payee.commission')
    .where(
      'payee.chef_id',
      '=',
      chef,
    )}, ${tables.selectFrom('payout_settings').select('payout_settings.commission')})::float8`;

/** What is left of a total after a commission in percent; the same as `afterCommission` says. */
export const afterCommissionOf = (total: Expression<number>, commission: Expression<number | null>) =>
  sql<number | null>`case when ${total} > 0 then ${total} - round(${total} * ${commission}::numeric / 100)::int end`;

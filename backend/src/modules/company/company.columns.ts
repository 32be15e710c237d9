import { tables } from '../../platform/database/tables.js';

/** Whether chefs' pages show their next free Saturdays: one row, for a condition. */
export const SHOWS_FREE_SATURDAYS = tables
  .selectFrom('company')
  .select('company.id')
  .where('company.show_free_saturdays', 'is', true);

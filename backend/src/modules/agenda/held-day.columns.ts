import { sql, type SqlBool } from 'kysely';
import { ACTIVE_CHEFS } from '../chefs/chef.columns.js';

/** Whether the statement's `held_day` still keeps its day: not after its end, and not of a chef who left the site. */
export const IN_FORCE = sql<SqlBool>`held_day.until > now() and held_day.chef_id in (${ACTIVE_CHEFS})`;

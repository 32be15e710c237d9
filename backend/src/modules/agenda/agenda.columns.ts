import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { tables, type Tables } from '../../platform/database/tables.js';
import { ACTIVE_CHEFS } from '../chefs/chef.columns.js';
import { SHOWS_FREE_SATURDAYS } from '../company/company.columns.js';

const { ref } = expressionBuilder<Tables, 'evening'>();

/** Other evenings of the chef of the statement's `evening` that are close enough to overlap. No evening lasts a day. */
export const OTHERS = tables
  .selectFrom('evening as other')
  .select('other.id')
  .where('other.chef_id', '=', ref('evening.chef_id'))
  .where('other.id', '<>', ref('evening.id'))
  .where('other.cancelled_at', 'is', null)
  .where(({ ref: of, between }) =>
    between(of('other.day'), sql<string>`${ref('evening.day')} - 1`, sql<string>`${ref('evening.day')} + 1`),
  );

/** Those of them that overlap with it. */
export const OVERLAPPING = OTHERS.where('other.begins_at', '<', ref('evening.ends_at')).where(
  'other.ends_at',
  '>',
  ref('evening.begins_at'),
);

/**
 * The blocks that contain the day of the statement's `evening`. A weekly rule that the chef made after it was agreed is not about
 * it.
 */
export const BLOCKS = tables
  .selectFrom('blocked_range as block')
  .select('block.id')
  .where('block.chef_id', '=', ref('evening.chef_id'))
  .where('block.last_day', '>=', ref('evening.day'))
  .where('block.first_day', '<=', ref('evening.day'))
  .where(({ not, and, eb }) =>
    not(and([eb('block.weekly', '=', true), eb('block.created_at', '>', ref('evening.created_at'))])),
  );

/** Whether an evening takes place and overlaps with another one of its chef. */
export const overlapsAnother = (id: Expression<number | null>) =>
  sql<boolean>`exists ${tables
    .selectFrom('evening')
    .select('evening.id')
    .where('evening.id', '=', id)
    .where('evening.cancelled_at', 'is', null)
    .where(({ exists }) => exists(OVERLAPPING))}`;

/** Whether the statement's `held_day` still keeps its day: not after its end, and not of a chef who left the site. */
export const IN_FORCE = sql<SqlBool>`held_day.until > now() and held_day.chef_id in (${ACTIVE_CHEFS})`;

/** How many free Saturdays are shown, and among how many of the next they are searched. */
const NAMED = 4;
const LOOKED_AT = 12;

/** The current day in Chile, by the database's clock. */
const TODAY = sql`(now() at time zone 'America/Santiago')::date`;

/** The first Saturday after today. PostgreSQL counts days of the week from Sunday, 0. */
const FIRST = sql`${TODAY} + (12 - extract(dow from ${TODAY})::int) % 7 + 1`;

/** Whether a chef has an evening that begins on a day, or has blocked the day. */
const isBusy = (chef: Expression<number>, day: Expression<string>) =>
  sql<boolean>`(exists ${tables
    .selectFrom('evening')
    .select('evening.id')
    .where('evening.chef_id', '=', chef)
    .where('evening.day', '=', day)
    .where('evening.cancelled_at', 'is', null)} or exists ${tables
    .selectFrom('blocked_range')
    .select('blocked_range.id')
    .where('blocked_range.chef_id', '=', chef)
    .where('blocked_range.last_day', '>=', day)
    .where('blocked_range.first_day', '<=', day)})`;

/**
 * The next Saturdays on which a chef is free, within three months, as days in a JSON array. Empty if the company does
 * not show them.
 */
export const freeSaturdays = (chef: Expression<number>) =>
  sql<string[]>`(select coalesce(json_agg(free.day order by free.day), '[]') from (
    select saturday.day from (select ${FIRST} + 7 * week as day from generate_series(0, ${sql.lit(LOOKED_AT - 1)}) week) saturday
    where exists ${SHOWS_FREE_SATURDAYS} and not ${isBusy(chef, sql.ref('saturday.day'))}
    order by saturday.day limit ${sql.lit(NAMED)}) free)`;

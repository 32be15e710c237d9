import {
  expressionBuilder,
  sql,
  type AliasableExpression,
  type Expression,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
import type { Placeholders } from '../../../platform/database/statement.js';
import { moment, tables, type Tables } from '../../../platform/database/tables.js';
import { offerName } from '../../offers/offer.columns.js';
import { BLOCKED_NAME, unlessBlocked } from '../../personal-data/unless-blocked.columns.js';
import { IS_BLOCKED } from '../../quotes/blocked-clients.columns.js';
import { IS_NOBODYS } from '../../quotes/quote.columns.js';
import { personName } from '../../users/person.columns.js';

/*
 * What the statements of duties share. There is one statement for each kind. It finds the oldest duties of its kind, counts
 * all of them, and only then reads what is shown.
 */

/** Most duties of a kind that are shown. */
export const SHOWN = 5;

/** For which moment and of whom duties are asked. */
export interface Asked {
  now: string;
  /** A new request that came before this moment has waited longer than promised. */
  lateSince: string;
  /** The current day in Chile, and the next one. */
  today: string;
  tomorrow: string;
  /** Only what is this person's … */
  owner?: number;
  /** … or only what is nobody's. */
  nobodys?: true;
}

const { eb, ref } = expressionBuilder<Tables, 'quote_request'>();

/** Whether the statement's `quote_request` is of whom it is asked. */
export function isAsked({ owner, nobodys }: Placeholders<Asked>): Expression<SqlBool> {
  if (owner) return eb('quote_request.owner_id', '=', owner);
  return nobodys ? IS_NOBODYS : sql<SqlBool>`true`;
}

/** Whether duties that no person owns are asked for. */
export const asksForAnybody = ({ owner }: Placeholders<Asked>): Expression<SqlBool> => sql.lit(owner === undefined);

/** Nothing can be done for a client whose data are blocked or erased. */
const IS_USABLE = eb.and([eb('quote_request.blocked_at', 'is', null), eb('quote_request.erased_at', 'is', null)]);

/** Of a duty about no request. */
export const NO_REQUEST = sql<null>`null::int`.as('request_id');

/** How many there are in all. */
export const TOTAL = sql<number>`(count(*) over ())::int`.as('total');

/** The oldest duties of those found, by their `since` and `id`. */
export const oldest = <Schema, Table extends keyof Schema, Found>(found: SelectQueryBuilder<Schema, Table, Found>) =>
  found
    .orderBy(sql`since`)
    .orderBy(sql`id`)
    .limit(sql.lit(SHOWN));

/** Whose request it is, and who looks after it. */
export const WHO = [
  'quote_request.id as request_id',
  unlessBlocked(IS_BLOCKED, ref('quote_request.name'), BLOCKED_NAME).as('client'),
  personName(ref('quote_request.owner_id')).as('owner'),
] as const;

/** What the statement's `offer` is called. */
export const NUMBER = offerName(sql.ref('offer.number'), sql.ref('offer.revision')).as('number');

/** Requests whose duties are asked for, also those of blocked and erased clients. */
export const allRequests = (asked: Placeholders<Asked>) =>
  tables.selectFrom('quote_request').select(['quote_request.id as request_id', TOTAL]).where(isAsked(asked));

/** Requests whose duties are asked for. */
export const requests = (asked: Placeholders<Asked>) => allRequests(asked).where(IS_USABLE);

/** A duty as it is found. */
export interface FoundDuty {
  /** Of the row that it is about. */
  id: number;
  request_id: number;
  since: string | null;
  total: number;
}

/** The duties that were found, with whose they are and since when they wait. */
export const shownOf = (found: AliasableExpression<FoundDuty>) =>
  tables
    .selectFrom(found.as('found'))
    .innerJoin('quote_request', 'quote_request.id', 'found.request_id')
    .select(WHO)
    .select(({ ref: of }) => [moment(of('found.since')).$notNull().as('since'), 'found.total']);

/** The same, where `found.id` is an offer's. */
export const offersOf = (found: AliasableExpression<FoundDuty>) =>
  shownOf(found).innerJoin('offer', 'offer.id', 'found.id').select('offer.id as offer_id');

/** The same, where `found.id` is an evening's. */
export const eveningsOf = (found: AliasableExpression<FoundDuty>) =>
  shownOf(found).innerJoin('evening', 'evening.id', 'found.id').select('evening.id as evening_id');

/** The moment at which a day begins in Chile. */
export const beginningOf = (day: Expression<string | null>) =>
  sql<string>`${day}::timestamp at time zone 'America/Santiago'`;

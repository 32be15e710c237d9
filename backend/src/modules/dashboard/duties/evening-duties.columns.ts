import { sql } from 'kysely';
import { statement, type Placeholders } from '../../../platform/database/statement.js';
import { BLOCKS, overlapsAnother } from '../../agenda/agenda.columns.js';
import { presentChefName } from '../../chefs/chef.columns.js';
import { LAST_SHEET, WAITING_WISHES } from '../../offers/offer.columns.js';
import { unlessBlocked } from '../../personal-data/unless-blocked.columns.js';
import { IS_BLOCKED } from '../../quotes/blocked-clients.columns.js';
import { staffActedSince } from '../../quotes/client-news.columns.js';
import { allRequests, eveningsOf, NUMBER, offersOf, oldest, requests, shownOf, type Asked } from './duty.columns.js';

/** Evenings that have not begun. */
const eveningsAhead = (asked: Placeholders<Asked>) =>
  requests(asked)
    .innerJoin('evening', 'evening.quote_request_id', 'quote_request.id')
    .where('evening.cancelled_at', 'is', null)
    .where('evening.day', '>=', asked.today)
    .where('evening.begins_at', '>', asked.now);

/** The name of the statement's evening's chef. */
const CHEF_NAME = presentChefName(sql.ref('evening.chef_id'), sql.ref('evening.chef_name')).as('chef_name');

/**
 * Accepted offers whose evening is to come and whose chef has no sheet.
 * @param isNews whether nobody has done anything since the client accepted
 */
const acceptedOffers = (isNews: boolean) =>
  statement((asked: Placeholders<Asked>) => {
    const found = eveningsAhead(asked)
      .innerJoin('offer', 'offer.evening_id', 'evening.id')
      .select(['offer.id', 'offer.settled_at as since'])
      .where('offer.state', '=', sql.lit('aceptada'))
      .where('offer.cancelled_at', 'is', null)
      .where(({ not, exists }) => not(exists(LAST_SHEET.select('event_sheet.id'))))
      .where(({ not, ref }) => {
        const acted = staffActedSince(ref('quote_request.id'), ref('offer.settled_at'));
        return isNews ? not(acted) : acted;
      })
      .$call(oldest);
    return offersOf(found)
      .innerJoin('evening', 'evening.id', 'offer.evening_id')
      .select(['evening.id as evening_id', NUMBER, 'evening.day', 'evening.starts_at', CHEF_NAME])
      .select(({ ref, exists }) => [
        sql<boolean>`${ref('offer.unconfirmed')} and ${overlapsAnother(ref('evening.id'))}`.as('overlaps'),
        exists(BLOCKS).$castTo<boolean>().as('on_blocked_day'),
      ]);
  });
export const ACCEPTED_OFFERS = acceptedOffers(true);
export const UNSENT_SHEETS = acceptedOffers(false);

/** Days before the evening from which a sheet has to be confirmed, and hours after it was sent. */
const CONFIRM_DAYS = 2;
const CONFIRM_HOURS = 48;

/** Evenings to come whose chef has a sheet. */
const sheets = (asked: Placeholders<Asked>) =>
  eveningsAhead(asked)
    .innerJoinLateral(
      LAST_SHEET.select(['event_sheet.sequence', 'event_sheet.sent_at', 'event_sheet.confirmed_at']).as('last'),
      (join) => join.onTrue(),
    )
    .select('evening.id');

/** Evenings to come whose chef has a sheet of before a change. */
export const STALE_SHEETS = statement((asked: Placeholders<Asked>) => {
  const found = sheets(asked)
    .select('evening.updated_at as since')
    .whereRef('last.sequence', '<', 'evening.sequence')
    .$call(oldest);
  return eveningsOf(found).select(['evening.day', 'evening.starts_at', CHEF_NAME]);
});

/** Evenings to come whose chef has not said that the present sheet arrived: after two days, or two days before. */
export const UNCONFIRMED_SHEETS = statement((asked: Placeholders<Asked>) => {
  const soon = sql<string>`${asked.today}::date + ${sql.lit(CONFIRM_DAYS)}::int`;
  const longAgo = sql<string>`${asked.now}::timestamptz - make_interval(hours => ${sql.lit(CONFIRM_HOURS)})`;
  const found = sheets(asked)
    .select('last.sent_at as since')
    .whereRef('last.sequence', '>=', 'evening.sequence')
    .where('last.confirmed_at', 'is', null)
    .where(({ or, eb }) => or([eb('evening.day', '<=', soon), eb('last.sent_at', '<', longAgo)]))
    .$call(oldest);
  return eveningsOf(found).select(['evening.day', 'evening.starts_at', CHEF_NAME]);
});

/** Changes that clients wished for an evening to come, and about which nobody has done anything since. */
export const CHANGE_WISHES = statement((asked: Placeholders<Asked>) => {
  const found = requests(asked)
    .innerJoin(WAITING_WISHES.as('wish'), 'wish.request_id', 'quote_request.id')
    .innerJoin('evening', 'evening.quote_request_id', 'quote_request.id')
    .select(['wish.id', 'evening.id as evening_id', 'wish.at as since', 'wish.text'])
    .where('evening.cancelled_at', 'is', null)
    .where('evening.begins_at', '>', asked.now)
    .$call(oldest);
  return shownOf(found).select([
    sql.ref<number>('found.evening_id').as('evening_id'),
    sql.ref<string | null>('found.text').as('text'),
  ]);
});

/** Evenings of today and tomorrow that are not over. */
export const EVENINGS = statement((asked: Placeholders<Asked>) => {
  const found = allRequests(asked)
    .innerJoin('evening', 'evening.quote_request_id', 'quote_request.id')
    .select(['evening.id', 'evening.begins_at as since'])
    .where('evening.cancelled_at', 'is', null)
    .where('evening.day', '>=', sql<string>`${asked.today}::date - 1`)
    .where('evening.day', '<=', asked.tomorrow)
    .where('evening.ends_at', '>', asked.now)
    .$call(oldest);
  return eveningsOf(found)
    .leftJoin('offer', (join) => join.onRef('offer.evening_id', '=', 'evening.id').on('offer.cancelled_at', 'is', null))
    .leftJoin('chef', 'chef.id', 'evening.chef_id')
    .select(({ ref }) => [
      'offer.id as offer_id',
      'evening.day',
      'evening.starts_at',
      'evening.guests',
      unlessBlocked(IS_BLOCKED, ref('evening.address'), null).as('address'),
      unlessBlocked(IS_BLOCKED, ref('evening.commune'), null).as('commune'),
      CHEF_NAME,
      'chef.phone_number',
    ]);
});

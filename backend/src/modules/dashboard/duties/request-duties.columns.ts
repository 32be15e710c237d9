import { sql, type SqlBool } from 'kysely';
import { statement, type Placeholders } from '../../../platform/database/statement.js';
import { presentChefName } from '../../chefs/chef.columns.js';
import { CHEFS_ARE_ASKED } from '../../offers/offer.columns.js';
import { staffActedSince } from '../../quotes/client-news.columns.js';
import { IS_OPEN } from '../../quotes/quote.columns.js';
import { beginningOf, oldest, requests, shownOf, type Asked } from './duty.columns.js';

/** Days for which a withdrawal is a duty. */
const WITHDRAWN_DAYS = 30;

/** New requests that nobody has answered within the promise. */
export const LATE_REQUESTS = statement((asked: Placeholders<Asked>) => {
  const found = requests(asked)
    .select(['quote_request.id', 'quote_request.created_at as since'])
    .where('quote_request.stage', '=', sql.lit('nueva'))
    .where('quote_request.created_at', '<', asked.lateSince)
    .$call(oldest);
  return shownOf(found).select(['quote_request.kind', 'quote_request.guests', 'quote_request.event_date']);
});

/** Open requests whose next step is due, unless the promise of an answer is. */
export const NEXT_STEPS = statement((asked: Placeholders<Asked>) => {
  const found = requests(asked)
    .select(({ ref }) => ['quote_request.id', beginningOf(ref('quote_request.next_step_on')).as('since')])
    .where(IS_OPEN)
    .where('quote_request.next_step_on', '<=', asked.today)
    .where(({ not, and, eb }) =>
      not(and([eb('quote_request.stage', '=', 'nueva'), eb('quote_request.created_at', '<', asked.lateSince)])),
    )
    .$call(oldest);
  return shownOf(found).select('quote_request.next_step');
});

/** Answers of chefs to open questions, about which nobody has done anything since. */
export const CHEF_ANSWERS = statement((asked: Placeholders<Asked>) => {
  const found = requests(asked)
    .innerJoin('chef_inquiry as inquiry', 'inquiry.quote_request_id', 'quote_request.id')
    .select(['inquiry.id', 'inquiry.answered_at as since'])
    .where('inquiry.ended', 'is', null)
    .where('inquiry.answered_at', 'is not', null)
    .where('inquiry.day', '>=', asked.today)
    .where(CHEFS_ARE_ASKED)
    .where(({ not, ref }) => not(staffActedSince(ref('quote_request.id'), ref('inquiry.answered_at'))))
    .$call(oldest);
  return shownOf(found)
    .innerJoin('chef_inquiry as inquiry', 'inquiry.id', 'found.id')
    .select(({ ref }) => [
      'inquiry.day',
      'inquiry.starts_at',
      ref('inquiry.answer').$notNull().as('answer'),
      'inquiry.answer_text',
      presentChefName(ref('inquiry.chef_id'), ref('inquiry.chef_name')).as('chef_name'),
    ]);
});

/** Requests that their clients withdrew within the last weeks, and about which nobody has done anything since. */
export const WITHDRAWN_REQUESTS = statement((asked: Placeholders<Asked>) => {
  const found = requests(asked)
    .innerJoin('quote_request_activity as withdrawn', 'withdrawn.quote_request_id', 'quote_request.id')
    .select(['quote_request.id', 'withdrawn.at as since'])
    .where('withdrawn.actor', '=', sql.lit('client'))
    .where('withdrawn.kind', '=', sql.lit('moved'))
    .where(sql<SqlBool>`withdrawn.data ->> 'to' = 'perdida'`)
    .where(sql<SqlBool>`withdrawn.at > ${asked.now}::timestamptz - make_interval(days => ${sql.lit(WITHDRAWN_DAYS)})`)
    .where('quote_request.stage', '=', sql.lit('perdida'))
    .where(({ not, ref }) => not(staffActedSince(ref('quote_request.id'), ref('withdrawn.at'))))
    .$call(oldest);
  return shownOf(found)
    .select('quote_request.event_date')
    .select(({ eb }) => eb('quote_request.accepted_at', 'is not', null).$castTo<boolean>().as('was_accepted'));
});

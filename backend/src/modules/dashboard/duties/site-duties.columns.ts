import { sql } from 'kysely';
import { statement, type Placeholders } from '../../../platform/database/statement.js';
import { moment, tables } from '../../../platform/database/tables.js';
import { BLOCKED_NAME, unlessBlocked } from '../../personal-data/unless-blocked.columns.js';
import { IS_BLOCKED } from '../../quotes/blocked-clients.columns.js';
import { asksForAnybody, NO_REQUEST, oldest, requests, shownOf, TOTAL, type Asked } from './duty.columns.js';

/** Opinions of clients that staff have neither published nor hidden. */
export const WAITING_OPINIONS = statement((asked: Placeholders<Asked>) => {
  const found = requests(asked)
    .innerJoin('opinion', 'opinion.quote_request_id', 'quote_request.id')
    .innerJoin('comment', 'comment.id', 'opinion.comment_id')
    .select(['comment.id', 'opinion.created_at as since'])
    .where('comment.publication', '=', sql.lit('waiting'))
    .where('comment.withheld', '=', sql.lit(false))
    .$call(oldest);
  return shownOf(found)
    .innerJoin('comment', 'comment.id', 'found.id')
    .innerJoin('chef', 'chef.id', 'comment.chef_id')
    .select(['comment.id as comment_id', 'chef.chef_name', sql<number>`comment.score::float8`.as('score')]);
});

/** What chefs answered to opinions that visitors read, and staff have not decided about. No person owns it. */
export const WAITING_ANSWERS = statement((asked: Placeholders<Asked>) => {
  const found = tables
    .selectFrom('comment')
    .select(['comment.id', 'comment.answered_at as since', TOTAL])
    .where('comment.answer_state', '=', sql.lit('waiting'))
    .where('comment.publication', '=', sql.lit('published'))
    .where('comment.withheld', '=', sql.lit(false))
    .where(asksForAnybody(asked))
    .$call(oldest);
  return tables
    .selectFrom(found.as('found'))
    .innerJoin('comment', 'comment.id', 'found.id')
    .innerJoin('chef', 'chef.id', 'comment.chef_id')
    .select(({ ref }) => [moment(ref('found.since')).$notNull().as('since'), 'found.total', NO_REQUEST])
    .select(['comment.id as comment_id', 'chef.chef_name as client', 'comment.client_name']);
});

/** What chefs want the site to show of them, and nobody has looked at. No person owns it. */
export const WAITING_PROFILES = statement((asked: Placeholders<Asked>) => {
  const found = tables
    .selectFrom('profile_change')
    .select(['profile_change.id', 'profile_change.sent_at as since', TOTAL])
    .where('profile_change.state', '=', sql.lit('waiting'))
    .where(asksForAnybody(asked))
    .$call(oldest);
  return tables
    .selectFrom(found.as('found'))
    .innerJoin('profile_change', 'profile_change.id', 'found.id')
    .innerJoin('chef', 'chef.id', 'profile_change.chef_id')
    .select(({ ref }) => [moment(ref('found.since')).as('since'), 'found.total', NO_REQUEST])
    .select(['chef.id as chef_id', 'chef.chef_name as client'])
    .select([
      sql<boolean>`profile_change.description is not null or profile_change.information is not null`.as('texts'),
      sql<boolean>`profile_change.price_per_person is not null`.as('price'),
      sql<boolean>`profile_change.profile_image_id is not null`.as('picture'),
      sql<boolean>`jsonb_array_length(profile_change.menus || profile_change.new_menus) > 0`.as('menus'),
      sql<boolean>`exists (select from profile_change_picture hung where hung.change_id = profile_change.id)`.as(
        'gallery',
      ),
    ]);
});

/** Rights over personal data that somebody asked for and nobody has answered. No person owns them. */
export const ASKED_RIGHTS = statement((asked: Placeholders<Asked>) => {
  const found = tables
    .selectFrom('data_right')
    .select(['data_right.id', 'data_right.at as since', TOTAL])
    .where('data_right.step', '=', sql.lit('asked'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('data_right as answer').select('answer.id').whereRef('answer.answers_id', '=', 'data_right.id'),
        ),
      ),
    )
    .where(asksForAnybody(asked))
    .$call(oldest);
  return tables
    .selectFrom(found.as('found'))
    .innerJoin('data_right', 'data_right.id', 'found.id')
    .leftJoin('quote_request', (join) => join.on('quote_request.id', '=', sql<number>`data_right.requests[1]`))
    .select(({ ref }) => [
      moment(ref('found.since')).as('since'),
      'found.total',
      'data_right.kind',
      'data_right.due_on',
      'quote_request.id as request_id',
      unlessBlocked(IS_BLOCKED, ref('quote_request.name'), BLOCKED_NAME).as('client'),
    ]);
});

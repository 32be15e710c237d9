import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { moment, tables, type Tables } from '../../platform/database/tables.js';
import { mailOf, undeliveredOf } from '../../platform/mail/mail.columns.js';
import { chefName, presentChefName } from '../chefs/chef.columns.js';
import { BLOCKED_NAME, unlessBlocked } from '../personal-data/unless-blocked.columns.js';
import { proposalName } from '../proposals/proposal.columns.js';
import { ACTIVE_PEOPLE, personName } from '../users/person.columns.js';
import { IS_BLOCKED, isBlocked } from './blocked-clients.columns.js';
import { CAN_LOSE_OFFER, LOST_OFFER } from './client-news.columns.js';
import { ASK_OPINION, CHANGED_CHEF, changedChefThread, MESSAGE, NEW_REQUEST, RECEIPT } from './mail-kinds.js';
import { OPEN_STATES, UNDECIDED_STATES } from './quote-moves.js';

const { eb, ref } = expressionBuilder<Tables, 'quote_request'>();

const CITY = jsonObjectFrom(
  tables.selectFrom('city').select(['city.id', 'city.name']).where('city.id', '=', ref('quote_request.city_id')),
);

/** Whether somebody still has something to do. */
export const IS_OPEN = sql<SqlBool>`${ref('quote_request.stage')} in (${sql.join(OPEN_STATES.map((state) => sql.lit(state)))})`;

/** Whether the client has not decided yet. */
export const IS_UNDECIDED = sql<SqlBool>`${ref('quote_request.stage')} in (${sql.join(UNDECIDED_STATES.map((state) => sql.lit(state)))})`;

/** No active owner: the request has none, or its owner is inactive. */
export const IS_NOBODYS = sql<SqlBool>`(${ref('quote_request.owner_id')} is null or ${ref('quote_request.owner_id')} not in (${ACTIVE_PEOPLE}))`;

/** The client's choices in order. Empty for requests of an earlier release, whose only choice is in its own columns. */
const CHOICES = jsonArrayFrom(
  tables
    .selectFrom('quote_request_choice as choice')
    .select(({ ref: of }) => [
      chefName(of('choice.chef_id')).$notNull().as('chef'),
      proposalName(of('choice.proposal_id')).as('proposal'),
    ])
    .where('choice.quote_request_id', '=', ref('quote_request.id'))
    .orderBy('choice.position'),
);

/** Whether its client gave an opinion. Only read where an evening took place. */
const OPINION = eb.and([
  eb('quote_request.stage', '=', 'realizada'),
  eb('quote_request.erased_at', 'is', null),
  eb.exists(
    tables
      .selectFrom('quote_request_activity as given')
      .select('given.id')
      .where('given.quote_request_id', '=', ref('quote_request.id'))
      .where('given.kind', '=', 'opinion_given'),
  ),
]);

/** Whether the client of a lost request can still answer an offer. */
const OFFERED = eb.and([
  eb('quote_request.stage', '=', 'perdida'),
  eb.exists(
    tables
      .selectFrom('offer as open')
      .select('open.id')
      .where('open.quote_request_id', '=', ref('quote_request.id'))
      .where('open.state', 'in', ['enviada', 'vista'])
      .where('open.chef_id', 'is not', null)
      .where('open.valid_until', '>=', sql<string>`(now() at time zone 'America/Santiago')::date`),
  ),
]);

/** The evening in the agenda: who cooks, by the present name, and at what hour. */
const EVENING = jsonObjectFrom(
  tables
    .selectFrom('evening')
    .select(({ ref: of }) => [
      presentChefName(of('evening.chef_id'), of('evening.chef_name')).as('chef_name'),
      'evening.starts_at',
    ])
    .where('evening.quote_request_id', '=', ref('quote_request.id'))
    .where('evening.cancelled_at', 'is', null),
);

/** How the last offer ended that nobody has followed up; null while its client decides, and in any other state. */
const LOST = eb
  .case()
  .when(CAN_LOSE_OFFER)
  .then(sql<'rechazada' | 'vencida' | null>`(${LOST_OFFER.select('ended.state')})`)
  .end();

/** A column about the client; null if their data are blocked. */
const own = <Value>(value: Expression<Value>) => unlessBlocked(IS_BLOCKED, value, null);

/** The client's phone; empty where none was given. */
const GIVEN_PHONE = sql<string>`coalesce(${ref('quote_request.phone_number')}, '')`;

/** A request in the staff's list. Of a blocked client it shows only that there is one. */
export const ROW = [
  'quote_request.id',
  unlessBlocked(IS_BLOCKED, ref('quote_request.name'), BLOCKED_NAME).as('name'),
  unlessBlocked(IS_BLOCKED, ref('quote_request.email'), '').as('email'),
  unlessBlocked(IS_BLOCKED, GIVEN_PHONE, '').as('phone_number'),
  own(CITY).as('city'),
  'quote_request.event_date',
  'quote_request.guests',
  'quote_request.kind',
  own(ref('quote_request.message')).as('message'),
  CHOICES.as('choices'),
  chefName(ref('quote_request.chef_id')).as('chef'),
  proposalName(ref('quote_request.proposal_id')).as('proposal'),
  'quote_request.stage as state',
  'quote_request.lost_reason',
  own(ref('quote_request.lost_text')).as('lost_text'),
  personName(ref('quote_request.owner_id')).as('owner'),
  EVENING.as('evening'),
  LOST.as('lost_offer'),
  own(ref('quote_request.next_step')).as('next_step'),
  'quote_request.next_step_on',
  'quote_request.reply_by',
  own(ref('quote_request.budget_per_person')).as('budget_per_person'),
  'quote_request.origin',
  'quote_request.version',
  IS_BLOCKED.as('blocked'),
  eb('quote_request.erased_at', 'is not', null).$castTo<boolean>().as('erased'),
  own(ref('quote_request.utm_source')).as('utm_source'),
  own(ref('quote_request.utm_medium')).as('utm_medium'),
  own(ref('quote_request.utm_campaign')).as('utm_campaign'),
  eb('quote_request.mailed_at', 'is not', null).$castTo<boolean>().as('mailed'),
  OPINION.$castTo<boolean>().as('opinion'),
  OFFERED.$castTo<boolean>().as('offered'),
  eb('quote_request.evening_ends_at', 'is not', null).$castTo<boolean>().as('has_evening'),
  // The company's own mail: its server's words name no client.
  mailOf(NEW_REQUEST.name, NEW_REQUEST.about, ref('quote_request.id')).as('mail'),
  moment(ref('quote_request.created_at')).as('created_at'),
] as const;

/** A request as the list shows it. */
export const requestById = statement(({ id }: Placeholders<{ id: number }>) =>
  tables.selectFrom('quote_request').select(ROW).where('quote_request.id', '=', id),
);
export type QuoteRow = NonNullable<Awaited<ReturnType<typeof requestById.first>>>;

const TO_CHEF = {
  kinds: [CHANGED_CHEF],
  names: sql<string[]>`array[${sql.lit(changedChefThread(''))} || ${ref('quote_request.id')}]`,
};

/** Mails that did not arrive. Servers' words about a client's address are personal. */
const UNDELIVERED = eb
  .case()
  .when(IS_BLOCKED)
  .then(undeliveredOf([], ref('quote_request.id'), TO_CHEF))
  .else(undeliveredOf([RECEIPT, ASK_OPINION], ref('quote_request.id'), TO_CHEF))
  .end();

/** A request as its page shows it. */
export const wholeRequest = statement(({ id }: Placeholders<{ id: number }>) =>
  tables
    .selectFrom('quote_request')
    .select(ROW)
    .select([
      moment(ref('quote_request.consented_at')).as('consented_at'),
      'quote_request.consent_purpose',
      'quote_request.consent_version',
      moment(ref('quote_request.first_answered_at')).as('first_answered_at'),
      UNDELIVERED.as('undelivered'),
    ])
    .where('quote_request.id', '=', id),
);

/** Most activities that the page of a request shows. Real requests have far fewer. */
const MOST_ACTIVITY = 500;

/** The activities of a request, newest first. */
export const activityOf = statement(({ id }: Placeholders<{ id: number }>) =>
  tables
    .selectFrom('quote_request_activity')
    .select(({ ref: of }) => {
      const blocked = isBlocked(of('quote_request_activity.quote_request_id'));
      return [
        'id',
        'kind',
        moment(of('at')).as('at'),
        'actor',
        'actor_name',
        unlessBlocked(blocked, of('text'), null).as('text'),
        sql<unknown>`case when ${blocked} then ${of('data')} - 'subject' - 'changes' else ${of('data')} end`.as('data'),
        unlessBlocked(blocked, mailOf(MESSAGE.name, MESSAGE.about, of('quote_request_activity.id')), null).as('mail'),
      ];
    })
    .where('quote_request_id', '=', id)
    .orderBy('quote_request_activity.at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(MOST_ACTIVITY)),
);
export type ActivityRow = NonNullable<Awaited<ReturnType<typeof activityOf.first>>>;

import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { statement, type Places } from '../../platform/database/statement.js';
import { moment, tables, type Tables } from '../../platform/database/tables.js';
import { mailOf, undeliveredOf } from '../../platform/mail/mail.columns.js';
import { chefName } from '../chefs/index.js';
import { proposalName } from '../proposals/index.js';
import { personName } from '../users/index.js';
import { ASK_OPINION, RECEIPT } from './client-mail-kinds.js';
import { MESSAGE } from './message-mail.js';
import { NEW_REQUEST } from './new-request-mail.js';

const { eb, ref } = expressionBuilder<Tables, 'quote_request'>();

const CITY = jsonObjectFrom(
  tables.selectFrom('city').select(['city.id', 'city.name']).where('city.id', '=', ref('quote_request.city_id')),
);

/** The client's choices in order. Empty in a request of a release before, whose chef and experience are its one choice. */
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

/** Whether its client said how the evening was. Only where one took place is there anything to look for. */
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

/** What staff see of a request in a list. */
export const ROW = [
  'quote_request.id',
  'quote_request.name',
  'quote_request.email',
  'quote_request.phone_number',
  CITY.as('city'),
  'quote_request.event_date',
  'quote_request.guests',
  'quote_request.kind',
  'quote_request.message',
  CHOICES.as('choices'),
  chefName(ref('quote_request.chef_id')).as('chef'),
  proposalName(ref('quote_request.proposal_id')).as('proposal'),
  'quote_request.stage as state',
  'quote_request.lost_reason',
  'quote_request.lost_text',
  personName(ref('quote_request.owner_id')).as('owner'),
  'quote_request.next_step',
  'quote_request.next_step_on',
  'quote_request.reply_by',
  'quote_request.budget_per_person',
  'quote_request.origin',
  'quote_request.version',
  eb('quote_request.blocked_at', 'is not', null).$castTo<boolean>().as('blocked'),
  eb('quote_request.erased_at', 'is not', null).$castTo<boolean>().as('erased'),
  'quote_request.utm_source',
  'quote_request.utm_medium',
  'quote_request.utm_campaign',
  eb('quote_request.mailed_at', 'is not', null).$castTo<boolean>().as('mailed'),
  OPINION.$castTo<boolean>().as('opinion'),
  mailOf(NEW_REQUEST.name, NEW_REQUEST.about, ref('quote_request.id')).as('mail'),
  moment(ref('quote_request.created_at')).as('created_at'),
] as const;

/** A request as the list shows it. */
export const requestById = statement(({ id }: Places<{ id: number }>) =>
  tables.selectFrom('quote_request').select(ROW).where('quote_request.id', '=', id),
);
export type QuoteRow = NonNullable<Awaited<ReturnType<typeof requestById.first>>>;

/** A request as its page shows it. */
export const wholeRequest = statement(({ id }: Places<{ id: number }>) =>
  tables
    .selectFrom('quote_request')
    .select(ROW)
    .select([
      moment(ref('quote_request.consented_at')).as('consented_at'),
      'quote_request.consent_purpose',
      'quote_request.consent_version',
      moment(ref('quote_request.first_answered_at')).as('first_answered_at'),
      undeliveredOf([RECEIPT, ASK_OPINION], ref('quote_request.id')).as('undelivered'),
    ])
    .where('quote_request.id', '=', id),
);

/** Most things that happened which the page of a request shows; nobody has come near it. */
const MOST_ACTIVITY = 500;

/** What happened to a request, the last first. */
export const activityOf = statement(({ id }: Places<{ id: number }>) =>
  tables
    .selectFrom('quote_request_activity')
    .select(({ ref: of }) => ['id', 'kind', moment(of('at')).as('at'), 'actor', 'actor_name', 'text', 'data'])
    .select(({ ref: of }) => mailOf(MESSAGE.name, MESSAGE.about, of('quote_request_activity.id')).as('mail'))
    .where('quote_request_id', '=', id)
    .orderBy('id', 'desc')
    .limit(sql.lit(MOST_ACTIVITY)),
);
export type ActivityRow = NonNullable<Awaited<ReturnType<typeof activityOf.first>>>;

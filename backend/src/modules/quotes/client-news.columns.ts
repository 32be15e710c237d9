import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { tables, type Tables } from '../../platform/database/tables.js';
import { REMINDING_MAILS, type ActivityKind } from './quote-activity.entity.js';

/** What staff do to a request without answering its client: they hand it on, or correct its data. */
const NO_ANSWER = ['assigned', 'rectified', 'blocked', 'unblocked'] as const satisfies ActivityKind[];

/** What answers a wish of the client: a word to or about them, an offer, or a change of the evening. */
const WISH_ANSWERS = [
  'note',
  'message',
  'letter_in_chat',
  'offer_sent',
  'offer_accepted',
  'evening_moved',
  'evening_changed',
] as const satisfies ActivityKind[];

const IS_REMINDER = sql<SqlBool>`coalesce(acted.data ->> 'letter', '') in (${sql.join(
  Object.values(REMINDING_MAILS).map((mail) => sql.lit(mail)),
)})`;

/** Whether staff have done anything about a request since a moment. */
export const staffActedSince = (request: Expression<number>, moment: Expression<string | null>) =>
  actedSince(request, moment, sql`not in`, NO_ANSWER);

/** Whether staff have answered what the client wished at a moment. A reminder is no answer. */
export const staffAnsweredSince = (request: Expression<number>, moment: Expression<string | null>) =>
  actedSince(request, moment, sql`in`, WISH_ANSWERS, sql`not ${IS_REMINDER}`);

const actedSince = (
  request: Expression<number>,
  moment: Expression<string | null>,
  among: RawBuilder<unknown>,
  kinds: readonly ActivityKind[],
  also: RawBuilder<SqlBool> = sql`true`,
) =>
  sql<SqlBool>`exists ${tables
    .selectFrom('quote_request_activity as acted')
    .select('acted.id')
    .where('acted.quote_request_id', '=', request)
    .where('acted.actor', '=', sql.lit('person'))
    .where('acted.at', '>=', moment as Expression<string>)
    .where(({ ref }) => sql<SqlBool>`${ref('acted.kind')} ${among} (${sql.join(kinds.map((kind) => sql.lit(kind)))})`)
    .where(also)}`;

const { ref } = expressionBuilder<Tables, 'quote_request'>();

/**
 * Whether the end of an offer is news of the statement's `quote_request`. One whose only offer never reached its client is still
 * contactada; a new one waits for an answer anyway.
 */
export const CAN_LOSE_OFFER = sql<SqlBool>`quote_request.stage in ('contactada', 'cotizada')`;

/**
 * The offer of the statement's `quote_request` that ended last, declined or expired, if no other one is open and staff
 * have done nothing about it since.
 */
export const LOST_OFFER = tables
  .selectFrom('offer as ended')
  .where('ended.quote_request_id', '=', ref('quote_request.id'))
  // In the words of the index.
  .where(sql<SqlBool>`ended.state in ('rechazada', 'vencida')`)
  .where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('offer as open')
          .select('open.id')
          .whereRef('open.quote_request_id', '=', 'ended.quote_request_id')
          .where('open.state', 'in', ['enviada', 'vista']),
      ),
    ),
  )
  .where(({ not, ref: of }) => not(staffActedSince(of('ended.quote_request_id'), of('ended.settled_at'))))
  .orderBy('ended.settled_at', 'desc')
  .orderBy('ended.id', 'desc')
  .limit(sql.lit(1));

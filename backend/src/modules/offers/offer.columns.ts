import { sql, type Expression, type SqlBool } from 'kysely';
import { tables } from '../../platform/database/tables.js';
import { mailOf, UNDELIVERED } from '../../platform/mail/mail.columns.js';
import { staffAnsweredSince } from '../quotes/client-news.columns.js';
import { IS_UNDECIDED } from '../quotes/quote.columns.js';
import { OFFER_SENT, SHEET_MAIL_KINDS } from './offer-mail-kinds.js';

/* What other modules read of offers and the mails about them. */

/** What people call an offer: 'C-2026-0001 · v2'. Null in a draft. The same as `nameOf`. */
export const offerName = (number: Expression<string | null>, revision: Expression<number>) =>
  sql<string | null>`case when ${revision} > 1 then ${number} || ' · v' || ${revision} else ${number} end`;

/** Whether an offer of a request holds: its evening may get another chef. */
export const offerHolds = (request: Expression<number>) =>
  sql<boolean>`exists ${tables
    .selectFrom('offer as agreed')
    .select('agreed.id')
    .where('agreed.quote_request_id', '=', request)
    .where('agreed.state', '=', sql.lit('aceptada'))
    .where('agreed.cancelled_at', 'is', null)}`;

/** Whether chefs can be asked about the statement's `quote_request`. The same as `isOpen` of `ChefInquiries`. */
export const CHEFS_ARE_ASKED = sql<SqlBool>`(${IS_UNDECIDED}
  or quote_request.stage = 'aceptada' and ${offerHolds(sql.ref('quote_request.id'))})`;

/** The state of the mail that sent an offer; null without one. */
export const sentMailOf = (offer: Expression<number>) => mailOf(OFFER_SENT.name, OFFER_SENT.about, offer);

/** Mails that sent an offer and did not arrive. */
export const LOST_OFFER_MAILS = tables
  .selectFrom('mail')
  .select(['mail.offer_id', 'mail.settled_at'])
  .where('mail.kind', '=', sql.lit(OFFER_SENT.name))
  .where(UNDELIVERED);

/** The mails with the statement's `event_sheet`. */
const SHEET_MAILS = tables
  .selectFrom('mail')
  .select('mail.id')
  .where('mail.quote_request_activity_id', '=', sql.ref<number>('event_sheet.activity_id'))
  .where(
    'mail.kind',
    'in',
    SHEET_MAIL_KINDS.map(({ name }) => sql.lit(name)),
  );

/** Whether the statement's `event_sheet` is with its chef or on its way: no mail with it was given up or dropped. */
export const HAS_ARRIVED = sql<boolean>`not exists ${SHEET_MAILS.where(({ or, eb }) =>
  or([UNDELIVERED, eb('mail.state', '=', sql.lit('dropped'))]),
)}`;

/** Whether the chef of the statement's `event_sheet` has it: its mail was sent, it went another way, or they confirmed it. */
export const WAS_READ = sql<boolean>`(event_sheet.sent_by <> 'mail' or event_sheet.confirmed_at is not null
  or exists ${SHEET_MAILS.where('mail.state', '=', sql.lit('sent'))})`;

/** The last sheet that the chef of the statement's `evening` has. */
export const LAST_SHEET = tables
  .selectFrom('event_sheet')
  .where('event_sheet.evening_id', '=', sql.ref<number>('evening.id'))
  .where('event_sheet.chef_id', '=', sql.ref<number>('evening.chef_id'))
  .where(HAS_ARRIVED)
  .orderBy('event_sheet.id', 'desc')
  .limit(sql.lit(1));

/** What clients wished for their evenings, and to which staff have not answered since. */
export const WAITING_WISHES = tables
  .selectFrom('quote_request_activity as wished')
  .select(['wished.id', 'wished.quote_request_id as request_id', 'wished.at', 'wished.text'])
  .where('wished.kind', '=', sql.lit('change_wished'))
  .where(({ not, ref }) => not(staffAnsweredSince(ref('wished.quote_request_id'), ref('wished.at'))));

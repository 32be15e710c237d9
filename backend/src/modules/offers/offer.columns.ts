import { sql, type Expression } from 'kysely';
import { tables } from '../../platform/database/tables.js';
import { mailOf, UNDELIVERED } from '../../platform/mail/mail.columns.js';
import { EVENING_CHEF, EVENT_SHEET, OFFER_SENT } from './offer-mail-kinds.js';

/* What other modules read of offers and the letters about them. */

/** What people call an offer: 'C-2026-0001 · v2'. Null in a draft. The same as `nameOf`. */
export const offerName = (number: Expression<string | null>, revision: Expression<number>) =>
  sql<string | null>`case when ${revision} > 1 then ${number} || ' · v' || ${revision} else ${number} end`;

/** The state of the mail that sent an offer; null where there is none. */
export const sentMailOf = (offer: Expression<number>) => mailOf(OFFER_SENT.name, OFFER_SENT.about, offer);

/** Mails that sent an offer and did not arrive. */
export const LOST_OFFER_MAILS = tables
  .selectFrom('mail')
  .select(['mail.offer_id', 'mail.settled_at'])
  .where('mail.kind', '=', sql.lit(OFFER_SENT.name))
  .where(UNDELIVERED);

/**
 * Whether the chef's event sheet was mailed since the statement's `offer` was accepted, and did not come back. A change of
 * what was agreed brings the chef a sheet by itself, where mails go out.
 */
export const IS_SHEET_SENT = sql<boolean>`exists ${tables
  .selectFrom('quote_request_activity as sent')
  .select('sent.id')
  .where('sent.quote_request_id', '=', sql.ref<number>('offer.quote_request_id'))
  .where('sent.at', '>=', sql.ref<string>('offer.settled_at'))
  .where(({ or, and, not, exists, eb, selectFrom }) => {
    const sheets = selectFrom('mail')
      .select('mail.id')
      .whereRef('mail.quote_request_activity_id', '=', 'sent.id')
      .where('mail.kind', 'in', [sql.lit(EVENT_SHEET.name), sql.lit(EVENING_CHEF.name)]);
    return and([
      or([
        eb('sent.kind', '=', sql.lit('event_sheet_sent')),
        and([eb('sent.kind', '=', sql.lit('evening_changed')), exists(sheets)]),
      ]),
      not(exists(sheets.where(UNDELIVERED))),
    ]);
  })}`;

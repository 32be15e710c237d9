import { PeopleSettings } from './people-settings.js';
import { Whole } from './setting-values.js';

/** How soon, how long and how often. */
export abstract class LimitSettings extends PeopleSettings {
  /** Within how many working hours a new request is to be answered: Monday to Saturday 9–19 in Chile, without holidays. */
  @Whole(1, 100)
  ANSWER_PROMISE_HOURS = 4;

  /** For how many months a gift card is valid. */
  @Whole(1, 60)
  GIFT_CARD_MONTHS = 12;

  /** How many months a closed request for a quote is kept; /privacidad says so. With 0 it is kept for ever. */
  @Whole(0, 120)
  QUOTE_RETENTION_MONTHS = 24;

  /** For how many months the log of changes is kept. The database refuses to delete lines younger than the least. */
  @Whole(6, 240)
  AUDIT_RETENTION_MONTHS = 24;

  /**
   * How many requests a minute one address may make: calls of each kind, pages that must be rendered, files, sign-in
   * attempts, requests for a quote, invitations, what secret links open, on which days chefs are taken, and gift cards that are asked
   * for or looked up.
   */
  @Whole(1)
  RATE_LIMIT_READS = 600;

  @Whole(1)
  RATE_LIMIT_PAGES = 300;

  @Whole(1)
  RATE_LIMIT_FILES = 6_000;

  @Whole(1)
  RATE_LIMIT_SIGN_IN = 20;

  @Whole(1)
  RATE_LIMIT_QUOTES = 10;

  @Whole(1)
  RATE_LIMIT_INVITATIONS = 30;

  @Whole(1)
  RATE_LIMIT_LINKS = 60;

  @Whole(1)
  RATE_LIMIT_AGENDA = 20;

  @Whole(1)
  RATE_LIMIT_GIFT_CARDS = 10;
}

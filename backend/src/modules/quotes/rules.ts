/** Rules and limits that other modules import without loading the rest of this module. */
export { businessDaysUntil } from './business-days.js';
export { answersTo, firstNameOf, greetingOf, readerOf } from './client-name.js';
export type { LostReason, QuoteState } from './quote-moves.js';
export { MAX_GUESTS, QUOTE_KIND_NAMES, QUOTE_KINDS } from './quote-kinds.js';

/** Rules and limits that other modules use without loading anything of this one. */
export { businessDaysUntil } from './business-days.js';
export { firstNameOf } from './client-name.js';
export type { QuoteState } from './quote-moves.js';
export { MAX_GUESTS } from './quote-kinds.js';

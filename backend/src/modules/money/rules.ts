/** Words and limits of money that other modules' entities use. */
export { COUNTED_KINDS, ENTRY_NAMES, MAX_AMOUNT, MAX_REFERENCE, WAY_NAMES, WAYS } from './money-kinds.js';
export type { CountedKind, Way } from './money-kinds.js';

/** What moves money: each entry of the ledger is one of these. */
export const ENTRY_KINDS = ['charge', 'refund', 'gift_card_sold', 'gift_card_used', 'payout', 'correction'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** How money moves, with the names that people read. */
export const WAY_NAMES = { card: 'Tarjeta', transfer: 'Transferencia', gift_card: 'Gift card', other: 'Otro' } as const;
export type Way = keyof typeof WAY_NAMES;
export const WAYS = Object.keys(WAY_NAMES) as Way[];

/** The ways in which staff take and give back money themselves. */
export type WayByHand = Exclude<Way, 'card' | 'gift_card'>;

/** Largest amount of one entry, in whole CLP: that of an offer. */
export const MAX_AMOUNT = 1_000_000_000;

/** How a bank names a transfer: letters, digits and hyphens, so that nobody is named in it. */
export const REFERENCE_PATTERN = '^[A-Za-z0-9-]{1,40}$';

/** The kinds of ledger entries. */
export const ENTRY_KINDS = [
  'charge',
  'refund',
  'gift_card_sold',
  'gift_card_used',
  'gift_card_returned',
  'payout',
  'correction',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The kinds as they are summed up: a correction counts as what it corrects. */
export type CountedKind = Exclude<EntryKind, 'correction'>;
export const COUNTED_KINDS = ENTRY_KINDS.filter((kind): kind is CountedKind => kind !== 'correction');

/** Their names, as staff read them. */
export const ENTRY_NAMES: Record<EntryKind, string> = {
  charge: 'Pago',
  refund: 'Devolución',
  gift_card_sold: 'Venta de gift card',
  gift_card_used: 'Uso de gift card',
  gift_card_returned: 'Vuelta a una gift card',
  payout: 'Pago al chef',
  correction: 'Corrección',
};

/** How money moves, with the names that people read. */
export const WAY_NAMES = { card: 'Tarjeta', transfer: 'Transferencia', gift_card: 'Gift card', other: 'Otro' } as const;
export type Way = keyof typeof WAY_NAMES;
export const WAYS = Object.keys(WAY_NAMES) as Way[];

/** The ways in which staff take and give back money themselves. */
export const WAYS_BY_HAND = ['transfer', 'other'] as const satisfies Way[];
export type WayByHand = (typeof WAYS_BY_HAND)[number];

/** The ways in which money is given back: by card, to the gift cards that paid, or by hand. */
export const REFUND_WAYS = ['card', 'gift_card', ...WAYS_BY_HAND] as const satisfies Way[];
export type RefundWay = (typeof REFUND_WAYS)[number];

/** Most evenings, payments and refunds that 'Devoluciones' lists, the oldest first: far more than wait. */
export const MOST_REFUNDS = 200;

/** Largest amount of one entry, in whole CLP, as for an offer. */
export const MAX_AMOUNT = 1_000_000_000;

/** Most money of one evening, in whole CLP: the database sums it up as int4. */
export const MAX_PAID = 2 * MAX_AMOUNT;

/** The bank's reference of a transfer: letters, digits and hyphens, so that it contains no name. */
export const MAX_REFERENCE = 40;
export const REFERENCE_PATTERN = `^[A-Za-z0-9-]{1,${MAX_REFERENCE}}$`;

/** Hours after the yes until which the reserva is due, unless the company says otherwise. */
export const RESERVA_HOURS = 48;

/** Business days before the evening on which the saldo is due, unless said otherwise: before the refund table's first step. */
export const SALDO_DAYS = 6;

/** What a number of a sale's paper is of. */
export const DOCUMENT_NAMES = { boleta: 'Boleta', factura: 'Factura' } as const;
export type DocumentKind = keyof typeof DOCUMENT_NAMES;
export const DOCUMENT_KINDS = Object.keys(DOCUMENT_NAMES) as DocumentKind[];

/** Kinds of accounts at Chilean banks. */
export const ACCOUNT_KINDS = [
  'Cuenta corriente',
  'Cuenta vista',
  'CuentaRUT',
  'Cuenta de ahorro',
  'Chequera electrónica',
] as const;

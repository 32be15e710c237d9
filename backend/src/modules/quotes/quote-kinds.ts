/** A question or an application. It has no number of guests, so anybody can ask. */
export const OTHER_KIND = 'otra';

/** What the marketplace arranges, with the names that people read. Other questions come last. */
export const QUOTE_KIND_NAMES = {
  cena: 'Cena',
  clase: 'Clase de cocina',
  clase_online: 'Clase online',
  team_building: 'Team building',
  gift_card: 'Gift card',
  catering: 'Catering',
  [OTHER_KIND]: 'Otra consulta',
} as const;
export type QuoteKind = keyof typeof QUOTE_KIND_NAMES;
export const QUOTE_KINDS = Object.keys(QUOTE_KIND_NAMES) as QuoteKind[];

/** Most guests of one event. */
export const MAX_GUESTS = 1_000;

/** How a client wants to be answered, with the names that people read. */
export const REPLY_NAMES = { whatsapp: 'WhatsApp', llamada: 'Llamada', correo: 'Correo' } as const;
export type ReplyBy = keyof typeof REPLY_NAMES;
export const REPLIES = Object.keys(REPLY_NAMES) as ReplyBy[];

/** Where a request comes from: the site's own form, or a telephone call that staff wrote down. */
export const ORIGINS = ['web', 'phone'] as const;
export type QuoteOrigin = (typeof ORIGINS)[number];

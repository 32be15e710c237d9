import type { MailKind } from '../../platform/mail/mail-kind.js';

/** The letter with which the client is sent an offer. */
export const OFFER_SENT = { name: 'offer-sent', about: 'offer_id', title: 'Cotización' } as const satisfies MailKind;

/** The letters that tell the client and the company that an offer was accepted. */
export const ACCEPTED_CLIENT = {
  name: 'offer-accepted-client',
  about: 'offer_id',
  title: 'Confirmación de la cotización',
} as const satisfies MailKind;
export const ACCEPTED_OFFICE = {
  name: 'offer-accepted-office',
  about: 'offer_id',
  title: 'Aviso de una cotización aceptada',
} as const satisfies MailKind;

/** The letter that tells the company that an offer was declined. */
export const DECLINED_OFFICE = {
  name: 'offer-declined-office',
  about: 'offer_id',
  title: 'Aviso de una cotización rechazada',
} as const satisfies MailKind;

/** The letters that tell both sides that an evening was moved or called off. */
export const CHANGED_CLIENT = {
  name: 'evening-changed-client',
  about: 'offer_id',
  title: 'Cambio de la velada',
} as const satisfies MailKind;
export const CHANGED_OFFICE = {
  name: 'evening-changed-office',
  about: 'offer_id',
  title: 'Aviso de un cambio de la velada',
} as const satisfies MailKind;

/** The chef's event sheet. */
export const EVENT_SHEET = {
  name: 'event-sheet',
  about: 'offer_id',
  title: 'Ficha para el chef',
} as const satisfies MailKind;

/** Those that follow from an offer once it was sent. */
export const OTHER_LETTERS = [
  ACCEPTED_CLIENT,
  ACCEPTED_OFFICE,
  DECLINED_OFFICE,
  CHANGED_CLIENT,
  CHANGED_OFFICE,
  EVENT_SHEET,
] as const;

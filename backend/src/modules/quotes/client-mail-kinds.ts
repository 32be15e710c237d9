import type { MailKind } from '../../platform/mail/mail-kind.js';

/** The letter that tells a client what arrived. */
export const RECEIPT = {
  name: 'request-receipt',
  about: 'quote_request_id',
  title: 'Acuse de recibo',
} as const satisfies MailKind;

/** The letter that asks the client of a request for an opinion. */
export const ASK_OPINION = {
  name: 'opinion',
  about: 'quote_request_id',
  title: 'Pedido de una opinión',
} as const satisfies MailKind;

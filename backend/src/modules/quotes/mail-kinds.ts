import type { MailKind } from '../../platform/mail/mail-kind.js';

/** The mail to a client that confirms what arrived. */
export const RECEIPT = {
  name: 'request-receipt',
  about: 'quote_request_id',
  title: 'Acuse de recibo',
} as const satisfies MailKind;

/** The mail to a chef after an evening was moved or cancelled while its client's data are blocked. One per change. */
export const CHANGED_CHEF = {
  name: 'evening-changed-chef',
  about: 'quote_request_activity_id',
  title: 'Cambio de la velada, al chef',
  withoutClient: true,
} as const satisfies MailKind;

/** The thread of these mails about a request. Without a number: the prefix of all such threads. */
export const changedChefThread = (requestId: number | ''): string => `request-chef-${requestId}`;

/** The mail that asks the client of a request for an opinion. */
export const ASK_OPINION = {
  name: 'opinion',
  about: 'quote_request_id',
  title: 'Pedido de una opinión',
} as const satisfies MailKind;

/** A mail from staff to the client of a request. Its text is the activity's. */
export const MESSAGE = {
  name: 'message',
  about: 'quote_request_activity_id',
  title: 'Mensaje',
} as const satisfies MailKind;

/** The mail to the company about a new request. */
export const NEW_REQUEST = {
  name: 'new-request',
  about: 'quote_request_id',
  title: 'Aviso de una solicitud',
} as const satisfies MailKind;

/** Stored as the time of a request's next mail: the mail exists, and no other release sends it. */
export const MAILS_HAVE_IT = new Date('9999-01-01T00:00:00Z');

/** The mail to the company that a client withdrew a request before a yes. One per withdrawal. */
export const WITHDRAWN_OFFICE = {
  name: 'request-withdrawn-office',
  about: 'quote_request_activity_id',
  title: 'Aviso de una solicitud retirada',
} as const satisfies MailKind;

/** The mail to the company that a client wants to be erased, which staff must answer by a legal day. One per wish. */
export const ERASURE_OFFICE = {
  name: 'erasure-asked-office',
  about: 'quote_request_activity_id',
  title: 'Aviso de un pedido de borrar datos',
} as const satisfies MailKind;

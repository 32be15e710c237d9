import type { MailKind } from '../../platform/mail/mail-kind.js';

/** The mail to the company about a new request. */
export const NEW_REQUEST = {
  name: 'new-request',
  about: 'quote_request_id',
  title: 'Aviso de una solicitud',
} as const satisfies MailKind;

/** Stored as the time of a request's next mail: the mail exists, and no other release sends it. */
export const MAILS_HAVE_IT = new Date('9999-01-01T00:00:00Z');

import type { MailKind } from '../../platform/mail/mail-kind.js';

/** The letter that tells the company about a request. */
export const NEW_REQUEST = {
  name: 'new-request',
  about: 'quote_request_id',
  title: 'Aviso de una solicitud',
} as const satisfies MailKind;

/** As the time of a request's next mail: the letter was written, and nobody else mails it. */
export const MAILS_HAVE_IT = new Date('9999-01-01T00:00:00Z');

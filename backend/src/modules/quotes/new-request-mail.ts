import type { MailKind } from '../../platform/mail/mail-kind.js';

/** The letter that tells the company about a request. */
export const NEW_REQUEST = {
  name: 'new-request',
  about: 'quote_request_id',
  title: 'Aviso de una solicitud',
} as const satisfies MailKind;

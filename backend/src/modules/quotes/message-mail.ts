import type { MailKind } from '../../platform/mail/mail-kind.js';

/** A mail from staff to the client of a request. Its text is the activity's. */
export const MESSAGE = {
  name: 'message',
  about: 'quote_request_activity_id',
  title: 'Mensaje',
} as const satisfies MailKind;

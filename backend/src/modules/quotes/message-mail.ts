import type { MailKind } from '../../platform/mail/mail-kind.js';

/** A letter that staff write to the client of a request: its text is the activity's. */
export const MESSAGE = {
  name: 'message',
  about: 'quote_request_activity_id',
  title: 'Mensaje',
} as const satisfies MailKind;

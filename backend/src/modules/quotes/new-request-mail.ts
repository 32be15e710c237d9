import type { MailKind } from '../../platform/mail/mails.js';

/** The letter that tells the company about a request. */
export const NEW_REQUEST = { name: 'new-request', about: 'quote_request_id' } as const satisfies MailKind;

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

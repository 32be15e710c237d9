import type { MailKind } from '../../platform/mail/mails.js';

/** The letter to an invited person. */
export const INVITATION = { name: 'invitation', about: 'person_id' } as const satisfies MailKind;

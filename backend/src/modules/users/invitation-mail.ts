import type { MailKind } from '../../platform/mail/mail-kind.js';

/** The mail to an invited person. */
export const INVITATION = { name: 'invitation', about: 'person_id', title: 'Invitación' } as const satisfies MailKind;

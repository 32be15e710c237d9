import type { MailKind } from '../../platform/mail/mail-kind.js';

/** 'Hoy' by mail. A person has one, which every working day sends again. */
export const TODAY_MAIL = { name: 'today', about: 'person_id', title: 'Hoy' } as const satisfies MailKind;

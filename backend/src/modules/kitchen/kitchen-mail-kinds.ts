import type { MailKind } from '../../platform/mail/mail-kind.js';

/** The mail that invites a chef to Mi cocina. */
export const KITCHEN_INVITATION = {
  name: 'kitchen-invitation',
  about: 'chef_id',
  title: 'Invitación a Mi cocina',
  withoutClient: true,
} as const satisfies MailKind;

/** The mail with the link that opens it. */
export const KITCHEN_LINK = {
  name: 'kitchen-link',
  about: 'chef_id',
  title: 'Enlace para entrar a Mi cocina',
  withoutClient: true,
} as const satisfies MailKind;

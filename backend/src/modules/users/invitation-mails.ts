import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import type { Role } from '../../platform/http/access.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { Mails } from '../../platform/mail/mails.js';
import { INVITATION } from './invitation-mail.js';
import type { Invitation } from './person.entity.js';
import { UsersRepository } from './users.repository.js';

/** The Spanish names of the roles. */
const ROLE_NAMES: Readonly<Record<Role, string>> = { ADMIN: 'Administrador', USER: 'Moderador' };

/** Mails to invited people, with the link to sign in. */
@Injectable()
export class InvitationMails {
  /** Where an invited person signs in. The mail links to it, and staff can share it in another way. */
  readonly loginUrl: string;

  constructor(
    mails: Mails,
    private readonly env: Env,
    people: UsersRepository,
  ) {
    this.loginUrl = `${env.PUBLIC_URL}/login`;
    mails.write(INVITATION, {
      compose: async (id) => {
        const invited = await people.invited(id);
        return invited && this.mail(invited);
      },
      sent: (_em, id) => people.noteMailed(id),
    });
  }

  private mail({ name, email, role }: Invitation): MailContent {
    const { PRODUCT_NAME } = this.env;
    return {
      to: { name, address: email },
      subject: `Te invitaron a la gestión de ${PRODUCT_NAME}`,
      title: 'Te invitaron',
      paragraphs: [
        `Hola, ${name}:`,
        `Te invitaron a la gestión de ${PRODUCT_NAME} como ${ROLE_NAMES[role]}.`,
        `Entra con tu cuenta de Google ${email}. La primera vez que entres, tu acceso quedará activo.`,
      ],
      action: { label: 'Iniciar sesión', url: this.loginUrl },
      after: ['Si no esperabas esta invitación, puedes ignorar este correo.'],
    };
  }
}

import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import type { Role } from '../../platform/http/access.js';
import { Mailer } from '../../platform/mail/mailer.js';
import type { Invitation } from './person.entity.js';

/** The Spanish names of the roles. */
const ROLE_NAMES: Readonly<Record<Role, string>> = { ADMIN: 'Administrador', USER: 'Moderador' };

/** Mails to invited people, with the link to sign in. */
@Injectable()
export class InvitationLetters {
  /** Where an invited person signs in. The letter contains it, and it can be shared in another way. */
  readonly loginUrl: string;

  constructor(
    private readonly mailer: Mailer,
    private readonly env: Env,
  ) {
    this.loginUrl = `${env.PUBLIC_URL}/login`;
  }

  /** @returns whether the letter was mailed */
  send({ name, email, role }: Invitation): Promise<boolean> {
    const { PRODUCT_NAME } = this.env;
    return this.mailer.send({
      to: { name, address: email },
      subject: `Te invitaron a la gestión de ${PRODUCT_NAME}`,
      paragraphs: [
        `Hola, ${name}:`,
        `Te invitaron a la gestión de ${PRODUCT_NAME} como ${ROLE_NAMES[role]}.`,
        `Entra con tu cuenta de Google ${email}. La primera vez que entres, tu acceso quedará activo.`,
        'Si no esperabas esta invitación, puedes ignorar este correo.',
      ],
      action: { label: 'Iniciar sesión', url: this.loginUrl },
    });
  }
}

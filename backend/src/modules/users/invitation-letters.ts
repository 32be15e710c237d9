import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import type { Role } from '../../platform/http/access.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { MailDto } from '../../platform/mail/mail.dto.js';
import { Mails } from '../../platform/mail/mails.js';
import { INVITATION } from './invitation-mail.js';
import type { Invitation } from './person.entity.js';
import { UsersRepository } from './users.repository.js';

/** The Spanish names of the roles. */
const ROLE_NAMES: Readonly<Record<Role, string>> = { ADMIN: 'Administrador', USER: 'Moderador' };

/** Mails to invited people, with the link to sign in. */
@Injectable()
export class InvitationLetters {
  /** Where an invited person signs in. The mail links to it, and staff can share it in another way. */
  readonly loginUrl: string;

  constructor(
    private readonly mails: Mails,
    private readonly env: Env,
    people: UsersRepository,
  ) {
    this.loginUrl = `${env.PUBLIC_URL}/login`;
    mails.write(INVITATION, {
      compose: async (id) => {
        const invited = await people.invited(id);
        return invited && this.letter(invited);
      },
      sent: (_em, id) => people.noteMailed(id),
    });
  }

  /** Mails the person after the commit, again if that was done before. */
  ask(em: EntityManager, personId: number): Promise<void> {
    return this.mails.again(em, INVITATION, personId);
  }

  /** The state of the mail. */
  of(em: EntityManager, personId: number): Promise<MailDto | null> {
    return this.mails.of(em, INVITATION, personId);
  }

  /** The same, after waiting briefly for the mail server. */
  soon(personId: number): Promise<MailDto | null> {
    return this.mails.soon(INVITATION, personId);
  }

  private letter({ name, email, role }: Invitation): Letter {
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

import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { hashOf } from '../../platform/links/secret-link.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { Mails } from '../../platform/mail/mails.js';
import type { KitchenAccess } from './kitchen-access.entity.js';
import { KitchenAccessRepository } from './kitchen-access.repository.js';
import { KITCHEN_INVITATION, KITCHEN_LINK } from './kitchen-mail-kinds.js';

/** Mails to chefs about their way into Mi cocina. */
@Injectable()
export class KitchenMails {
  readonly kitchenUrl: string;

  constructor(
    private readonly em: EntityManager,
    private readonly accesses: KitchenAccessRepository,
    private readonly env: Env,
    mails: Mails,
  ) {
    this.kitchenUrl = `${env.PUBLIC_URL}/cocina`;
    mails.write(KITCHEN_INVITATION, { compose: (chefId) => this.composeInvitation(chefId) });
    mails.write(KITCHEN_LINK, { compose: (chefId) => this.composeLink(chefId) });
  }

  private composeInvitation(chefId: number): Promise<MailContent | undefined> {
    const { PRODUCT_NAME } = this.env;
    return this.toChef(chefId, ({ chef, email }) => ({
      to: { name: chef.chefName, address: email },
      subject: `Tu cocina en ${PRODUCT_NAME}`,
      title: 'Te abrimos tu cocina',
      paragraphs: [
        `Hola ${chef.chefName}:`,
        `Mi cocina es tu lugar en ${PRODUCT_NAME}: tus próximas veladas con su ficha, tu calendario y tu perfil.`,
        `Entra con este correo, ${email}. Cada vez te mandamos un enlace, así que no hay clave que recordar.`,
      ],
      action: { label: 'Abrir mi cocina', url: this.kitchenUrl },
      after: ['Si no esperabas este correo, puedes ignorarlo.'],
    }));
  }

  /** Each sending has a link of its own: the one before works no more. Nothing is sent that nobody waits for any longer. */
  private composeLink(chefId: number): Promise<MailContent | undefined> {
    return this.toChef(chefId, (access, now) => {
      if (!access.isAwaited(now)) return undefined;
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      access.giveLink(hashOf(token), now);
      return {
        to: { name: access.chef.chefName, address: access.email },
        subject: `Entra a tu cocina en ${this.env.PRODUCT_NAME}`,
        title: 'Tu enlace para entrar',
        paragraphs: [
          `Hola ${access.chef.chefName}:`,
          'Este enlace abre tu cocina. Sirve una sola vez, durante 15 minutos.',
        ],
        // Servers see no fragment, and what only looks at a link does not press the page's button.
        action: { label: 'Entrar a mi cocina', url: `${this.kitchenUrl}/entrar#enlace=${token}` },
        after: ['Si no lo pediste, puedes ignorar este correo: nadie entró.'],
      };
    });
  }

  /** A mail to a chef who has access; undefined where that ended. */
  private toChef(
    chefId: number,
    write: (access: KitchenAccess, now: Date) => MailContent | undefined,
  ): Promise<MailContent | undefined> {
    return this.em.fork().transactional(async () => {
      const access = await this.accesses.lockOfChef(chefId);
      if (!access) return undefined;
      await this.em.populate(access, ['chef']);
      return write(access, await databaseNow(this.em));
    });
  }
}

/** Of a link's token: nobody guesses 160 bits. */
const TOKEN_BYTES = 20;

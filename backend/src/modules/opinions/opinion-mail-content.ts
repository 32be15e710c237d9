import type { MailContent } from '../../platform/mail/mail-content.js';
import { greetingOf } from '../quotes/rules.js';

/** The reader of the mail, and the chef. */
interface Asked {
  client: { name: string; address: string };
  chefName: string;
  /** Who gets the replies. */
  office: MailContent['to'];
  url: string;
}

/** The only mail that asks for an opinion. */
export function opinionMail({ client, chefName, office, url }: Asked): MailContent {
  return {
    to: client,
    replyTo: office,
    subject: `¿Cómo estuvo la mesa de ${chefName}?`,
    title: '¿Cómo estuvo tu mesa?',
    paragraphs: [
      `${greetingOf(client)}, ojalá la sobremesa haya sido larga.`,
      `Cuéntanos en dos líneas cómo te fue con ${chefName}. Toma un minuto, y ayuda a quien está por elegir chef.`,
    ],
    action: { label: 'Dejar mi opinión', url },
    after: ['El enlace es solo tuyo. Puedes cambiar lo que escribas durante 30 días. No te volveremos a preguntar.'],
  };
}

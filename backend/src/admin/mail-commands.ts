import { Jobs } from '../platform/jobs/jobs.js';
import { MailNotSentError } from '../platform/mail/mail-problems.js';
import { Mailer } from '../platform/mail/mailer.js';
import { Mails } from '../platform/mail/mails.js';
import { MailsRepository } from '../platform/mail/mails.repository.js';
import { StartError } from '../platform/start/start-error.js';
import type { Print } from './admin-program.js';
import type { Workplace } from './workplace.js';

/**
 * Lets the running product try every mail in trouble again, now, and says how many those are.
 * @throws StartError where no mail server is configured
 */
export async function retryMails({ withEntities, env, servingUrl }: Workplace, print: Print): Promise<void> {
  if (env.SMTP_URL === undefined) throw new StartError('SMTP_URL no está definida: no se envía ningún correo.');
  // It asks, and anyone who serves the product sends.
  const settings = Object.assign(Object.create(env) as typeof env, { DATABASE_URL: servingUrl, WORKER: false });
  const jobs = new Jobs(settings);
  try {
    const { retried, refused } = await withEntities((em) =>
      new Mails(em, new MailsRepository(em), new Mailer(env), jobs).retryTroubled(),
    );
    print(
      retried === 0
        ? 'No hay correos que reintentar.'
        : `${counted(retried, 'correo se intenta', 'correos se intentan')} ahora, si el producto está en marcha.`,
    );
    if (refused > 0)
      print(
        `El servidor rechazó la dirección o el texto de ${counted(refused, 'correo', 'correos')}, y eso no se reintenta: ` +
          'corrígelo y envíalo desde su solicitud o persona.',
      );
  } finally {
    jobs.onModuleDestroy();
    await jobs.beforeApplicationShutdown();
  }
}

/**
 * Sends one mail at once, as the product sends its own, and says what the mail server answered. Whether it arrives, and where,
 * only its reader sees.
 * @throws StartError where no mail server is configured, or where it did not take the mail
 */
export async function sendTestMail({ env }: Workplace, address: string, print: Print): Promise<void> {
  if (env.SMTP_URL === undefined) throw new StartError('SMTP_URL no está definida: no se envía ningún correo.');
  try {
    await new Mailer(env).send({
      to: { name: address, address },
      subject: `Correo de prueba de ${env.PRODUCT_NAME}`,
      title: 'Correo de prueba',
      paragraphs: [
        `${env.PRODUCT_NAME} envía correos desde ${env.PUBLIC_URL}. Este es uno de prueba.`,
        'Si llegó a la carpeta de correo no deseado, revisa SPF, DKIM y DMARC del dominio que lo envía.',
      ],
    });
  } catch (error) {
    if (error instanceof MailNotSentError) throw new StartError(error.message, { cause: error });
    throw error;
  }
  print(
    `El servidor de correo tomó el correo para ${address}, desde ${env.MAIL_FROM}. Mira si llegó, y a qué carpeta.`,
  );
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

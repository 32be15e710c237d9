import { longDay, pesos } from '../../platform/http/value/words.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { greetingOf } from '../quotes/rules.js';
import type { PaidEvening } from './client-money.repository.js';
import type { PaymentEnvelope } from './payment-mails.js';
import { STEP_NAMES, type OpenStep } from './plan.js';

/** What a reminder says. */
export interface ReminderFacts {
  /** Of the offer. */
  number: string;
  evening: Pick<PaidEvening, 'chefName' | 'day'>;
  /** What is due on one day. */
  steps: readonly OpenStep[];
  /** What is to pay of them, in whole CLP. */
  left: number;
  dueOn: string;
  today: string;
}

/** The mail that reminds a client of what is due. */
export function paymentReminderMail(
  { number, evening, steps, left, dueOn, today }: ReminderFacts,
  { reader, office, url }: PaymentEnvelope,
): MailContent {
  const isOver = dueOn < today;
  const what = isOver ? 'Tu pago está pendiente' : 'Se acerca el plazo de tu pago';
  const table = `tu mesa con ${evening.chefName} del ${longDay(evening.day)}`;
  return {
    to: reader,
    replyTo: office,
    list: 'pagos',
    title: what,
    subject: `${what}: ${pesos(left)}`,
    paragraphs: [
      `${greetingOf(reader)}:`,
      isOver
        ? `El plazo era el ${longDay(dueOn)}, y todavía no vemos el pago de ${table}.`
        : `Te recordamos el pago de ${table}. El plazo es el ${longDay(dueOn)}.`,
    ],
    facts: [
      ['Cotización', number],
      ['Qué se paga', steps.map((step) => STEP_NAMES[step.what]).join(' y ')],
      ['Monto', pesos(left)],
      ['Plazo', longDay(dueOn)],
    ],
    action: { label: 'Ver y pagar', url },
    after: ['Si ya pagaste, no tienes que hacer nada. Si necesitas más plazo, responde este correo.'],
  };
}

import { longDay, pesos } from '../../platform/http/value/words.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { OTHER_KIND, QUOTE_KIND_NAMES, REPLY_NAMES } from './quote-kinds.js';
import type { QuoteRequestDto } from './quotes.dto.js';

/** The sender of the answer, and the page where the client follows the request. */
interface Answering {
  /** The client's address. */
  to: string;
  productName: string;
  /** The company's address. Undefined while it has none. */
  address: string | undefined;
  /** The page of the request. */
  url: string;
}

/** Words that depend on the reader: the client, or somebody of the company. */
const TO_CLIENT = { choices: 'Tu mesa', reply: 'Te respondemos por' };
export const TO_OFFICE = { choices: 'Elige', reply: 'Responder por' };

/** What a client asked for, line by line, with the reader's labels. Food restrictions are left out. */
export function wishOf(request: QuoteRequestDto, names = TO_CLIENT): [name: string, value: string][] {
  const { choices, budget_per_person: budget } = request;
  const wanted = choices.map(({ chef, proposal }) =>
    proposal ? `${proposal.dish_name}, de ${chef.chef_name}` : chef.chef_name,
  );
  const facts: [string, string | null | undefined][] = [
    ['Tipo', QUOTE_KIND_NAMES[request.kind]],
    ['Invitados', request.guests?.toString()],
    ['Fecha', request.event_date && longDay(request.event_date)],
    ['Comuna', request.city?.name],
    [names.choices, wanted.join('\n')],
    ['Presupuesto', budget === null ? null : `${pesos(budget)} por persona`],
    [names.reply, REPLY_NAMES[request.reply_by]],
    ['Mensaje', request.message],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
}

/**
 * The receipt for a client, with the link to the request. Anybody can send one to any address, so it repeats nothing
 * from the form: no name, message or budget. The page behind the link has them.
 */
export function receiptMail(request: QuoteRequestDto, { to, productName, address, url }: Answering): MailContent {
  const what = request.kind === OTHER_KIND ? 'consulta' : 'solicitud';
  const { guests, event_date: day } = request;
  return {
    to: { name: '', address: to },
    ...(address && { replyTo: { name: productName, address } }),
    title: `Recibimos tu ${what}`,
    subject: `Recibimos tu ${what}`,
    paragraphs: [
      `Hola: llegó una ${what} con este correo, y ya estamos poniendo la mesa. Te responderemos pronto.`,
      `En su página ves lo que pediste y en qué va, y puedes retirarla o borrar tus datos cuando quieras.`,
    ],
    facts: [
      ...(day ? [['Fecha', longDay(day)] as const] : []),
      ...(guests === null ? [] : [['Invitados', String(guests)] as const]),
    ],
    action: { label: `Ver mi ${what}`, url },
    after: [`El enlace es solo tuyo: quien lo tenga puede ver tu ${what}. Si no la hiciste tú, ábrelo y bórrala.`],
  };
}

import type { Letter } from '../../platform/mail/letter.js';
import { firstNameOf } from './client-name.js';
import { OTHER_KIND, QUOTE_KIND_NAMES, REPLY_NAMES } from './quote-kinds.js';
import type { QuoteRequestDto } from './quotes.dto.js';

const LONG_DAY = new Intl.DateTimeFormat('es-CL', { dateStyle: 'full', timeZone: 'UTC' });
const PESOS = new Intl.NumberFormat('es-CL', { style: 'currency', currency: 'CLP' });

/** Who answers, and where the client follows the request. */
interface Answering {
  productName: string;
  /** The company's address. Undefined while it has none. */
  address: string | undefined;
  /** The page of the request. */
  url: string;
}

/** What depends on who reads: the client's own words, or those of whoever answers. */
export const TO_CLIENT = { choices: 'Tu mesa', reply: 'Te respondemos por' };
export const TO_OFFICE = { choices: 'Elige', reply: 'Responder por' };

/** What a client asked for, line by line, under the reader's names. What guests cannot eat is not among it. */
export function wishOf(request: QuoteRequestDto, names = TO_CLIENT): [name: string, value: string][] {
  const { choices, budget_per_person: budget } = request;
  const wanted = choices.map(({ chef, proposal }) =>
    proposal ? `${proposal.dish_name}, de ${chef.chef_name}` : chef.chef_name,
  );
  const facts: [string, string | null | undefined][] = [
    ['Tipo', QUOTE_KIND_NAMES[request.kind]],
    ['Invitados', request.guests?.toString()],
    ['Fecha', request.event_date && LONG_DAY.format(new Date(request.event_date))],
    ['Comuna', request.city?.name],
    [names.choices, wanted.join('\n')],
    ['Presupuesto', budget === null ? null : `${PESOS.format(budget)} por persona`],
    [names.reply, REPLY_NAMES[request.reply_by]],
    ['Mensaje', request.message],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
}

/** The letter that tells a client what arrived, and where to follow it. */
export function receiptLetter(request: QuoteRequestDto, { productName, address, url }: Answering): Letter {
  const what = request.kind === OTHER_KIND ? 'consulta' : 'solicitud';
  return {
    to: { name: request.name, address: request.email },
    ...(address && { replyTo: { name: productName, address } }),
    title: `Recibimos tu ${what}`,
    subject: `Recibimos tu ${what}`,
    paragraphs: [
      `Hola ${firstNameOf(request.name)}, ya estamos poniendo tu mesa. Te responderemos con lo que nos contaste.`,
      'En la página de tu solicitud ves en qué va, y puedes retirarla o borrar tus datos cuando quieras.',
    ],
    facts: wishOf(request),
    action: { label: 'Ver mi solicitud', url },
    after: ['El enlace es solo tuyo: quien lo tenga puede ver tu solicitud. Si no la hiciste tú, ábrelo y bórrala.'],
  };
}

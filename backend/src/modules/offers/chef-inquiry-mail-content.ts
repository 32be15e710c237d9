import { longDay, pesos } from '../../platform/http/value/words.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { QUOTE_KIND_NAMES } from '../quotes/rules.js';
import type { InquiryRow } from './chef-inquiries.repository.js';

type Asked = Pick<InquiryRow, 'chef_name' | 'day' | 'starts_at' | 'guests' | 'commune' | 'kind' | 'menu' | 'pay'>;

const people = (guests: number): string => (guests === 1 ? '1 persona' : `${guests} personas`);
const when = ({ day, starts_at }: Pick<Asked, 'day' | 'starts_at'>): string => `${longDay(day)}, a las ${starts_at}`;

/** The mail that asks a chef. It names no client. */
export function askedMail(asked: Asked, to: MailContent['to'], office: MailContent['to'], url: string): MailContent {
  const facts: [string, string | null][] = [
    ['Día', longDay(asked.day)],
    ['Hora', asked.starts_at],
    ['Qué es', QUOTE_KIND_NAMES[asked.kind]],
    ['Invitados', String(asked.guests)],
    ['Dónde', asked.commune],
    ['Menú', asked.menu],
    ['Recibirías', asked.pay === null ? null : pesos(asked.pay)],
  ];
  return {
    to,
    replyTo: office,
    list: 'consultas',
    title: '¿Puedes ese día?',
    subject: `¿Puedes el ${longDay(asked.day)}?`,
    paragraphs: [
      `Hola ${asked.chef_name}:`,
      'Estamos preparando una mesa y pensamos en ti. Respóndenos con un toque: si puedes, te guardamos el día mientras el cliente decide.',
    ],
    facts: facts.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    action: { label: 'Responder', url },
    after: ['Puedes cambiar tu respuesta en la misma página.'],
  };
}

/** The mail to a chef who was asked when it came to nothing. */
export const toldMail = (
  asked: Pick<Asked, 'chef_name' | 'day' | 'starts_at'>,
  to: MailContent['to'],
  office: MailContent['to'],
): MailContent => ({
  to,
  replyTo: office,
  list: 'consultas',
  title: 'Esa mesa ya no va',
  subject: `Ya no: ${longDay(asked.day)}, ${asked.starts_at}`,
  paragraphs: [
    `Hola ${asked.chef_name}:`,
    `Te preguntamos si podías el ${when(asked)}. Esa mesa no se hará contigo: no hace falta que hagas nada.`,
    'Gracias por tu tiempo.',
  ],
});

/** The same as texts for a chat. */
export const askedText = (asked: Asked, url: string): string =>
  [
    `Hola ${asked.chef_name}: ¿puedes el ${when(asked)}?`,
    [`${QUOTE_KIND_NAMES[asked.kind]} para ${people(asked.guests)}`, asked.commune && ` en ${asked.commune}`, '.']
      .filter(Boolean)
      .join(''),
    ...(asked.menu ? [`Menú: ${asked.menu}`] : []),
    ...(asked.pay === null ? [] : [`Recibirías ${pesos(asked.pay)}.`]),
    `Responde aquí: ${url}`,
  ].join('\n');

export const toldText = (asked: Pick<Asked, 'chef_name' | 'day' | 'starts_at'>): string =>
  `Hola ${asked.chef_name}: la mesa del ${when(asked)} no se hará contigo, y no hace falta que hagas nada. ¡Gracias por tu tiempo!`;

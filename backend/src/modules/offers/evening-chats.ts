import { dayAfter, todayInChile } from '../../platform/http/value/day.js';
import { longDay } from '../../platform/http/value/words.js';
import type { Evening } from '../agenda/index.js';
import { REMINDING_MAILS } from '../quotes/index.js';
import type { DueMoney, DueStep } from './due-money.repository.js';
import { dueText, firstWords, shareSentence } from './evening-mail-parts.js';
import type { ShareSum } from './refund-rules.js';

/** The messages about an evening that staff can open in a chat, with what staff call them. */
export const CHAT_TITLES = {
  accepted: 'Confirmación de la velada',
  changed: 'Cambio de la velada',
  ...REMINDING_MAILS,
  cancelled: 'Velada cancelada',
} as const;
export type ChatMessage = keyof typeof CHAT_TITLES;
export const CHAT_MESSAGES = Object.keys(CHAT_TITLES) as ChatMessage[];

export const CHAT_READERS = ['client', 'chef'] as const;
export type ChatReader = (typeof CHAT_READERS)[number];

/** A message with its reader. The chef's sheet is sent on its own. */
export interface Chat {
  letter: ChatMessage;
  reader: ChatReader;
}

/** Days before the evening from which its client is asked to look it over. */
export const REMIND_DAYS = 3;

/** The first day on which client and chef are reminded of an evening ('YYYY-MM-DD'). */
export const remindOn = (day: string): string => dayAfter(day, -REMIND_DAYS);

/** Days before its due day from which a payment is reminded of. */
const PAYMENT_DAYS = 2;

/** What of an evening's money is reminded of: what is due by now, or soon. */
const dueSoon = (steps: readonly DueStep[], today: string): DueStep[] =>
  steps.filter(({ dueOn }) => dueOn <= dayAfter(today, PAYMENT_DAYS));

/**
 * The messages that show an evening as it is now.
 * @param chefKnows whether its chef ever got a sheet of it
 * @param steps what is still to pay
 */
export function chatsOf(
  evening: Pick<Evening, 'cancelledAt' | 'sequence' | 'day'>,
  chefKnows: boolean,
  steps: readonly DueStep[],
  today = todayInChile(),
): Chat[] {
  if (evening.cancelledAt) {
    const readers: ChatReader[] = chefKnows ? ['client', 'chef'] : ['client'];
    return readers.map((reader) => ({ letter: 'cancelled', reader }));
  }
  if (evening.day < today) return [];
  const messages: ChatMessage[] = ['accepted'];
  if (evening.sequence > 0) messages.push('changed');
  if (today >= remindOn(evening.day) && today < evening.day) messages.push('reminder');
  if (dueSoon(steps, today).length > 0) messages.push('payment');
  return messages.map((letter) => ({ letter, reader: 'client' }));
}

/** What a message says besides the evening. */
interface Known {
  place: string;
  /** The amount that a cancelled evening gives back. */
  back: ShareSum;
  /** What is still to pay. */
  due: DueMoney;
  /** The client's page, that of the payment where it is reminded of; empty for the chef. */
  url: string;
}

/** The message for a chat. It says nothing of what guests cannot eat. */
export function chatText({ letter, reader }: Chat, evening: Evening, { place, back, due, url }: Known): string {
  const { chefName, clientFirstName: name, refundPercent } = evening;
  const when = `${longDay(evening.day)}, ${evening.startsAt}`;
  if (reader === 'chef') return `Hola ${chefName}: la mesa de ${name} del ${when} no se hará.`;
  const share = refundPercent === null ? '' : ` ${shareSentence({ percent: refundPercent, ...back })}`;
  const agreed = due.toConfirm
    ? `aceptaste tu mesa con ${chefName} para el ${when}. La fecha se confirma cuando pagas ${firstWords(due)}`
    : `tu mesa con ${chefName} está confirmada para el ${when}`;
  const left = due.steps.length > 0 ? ` Falta por pagar ${dueText(due.steps)}.` : '';
  const said: Record<ChatMessage, string> = {
    accepted: `Hola ${name}: ${agreed}.${left} En tu página ${left && 'lo pagas y '}completas la dirección y quién recibe al chef: ${url}`,
    changed: `Hola ${name}: tu mesa con ${chefName} cambió. Es el ${when}${place && `, en ${place}`}.${left} Aquí la ves${left && ' y pagas'}: ${url}`,
    reminder: `Hola ${name}: falta poco para tu mesa con ${chefName}, el ${when}. Revisa aquí que todo esté bien: ${url}`,
    payment: `Hola ${name}: te recordamos el pago de tu mesa con ${chefName} del ${when}: ${dueText(dueSoon(due.steps, todayInChile()))}. Aquí lo ves y pagas: ${url}`,
    cancelled: `Hola ${name}: tu mesa con ${chefName} del ${when} no se hará.${share} Aquí está el detalle: ${url}`,
  };
  return said[letter];
}

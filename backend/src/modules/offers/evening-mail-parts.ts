import { longDay, pesos } from '../../platform/http/value/words.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import type { CancelledBy } from '../agenda/index.js';
import type { DueMoney, DueStep } from './due-money.repository.js';
import type { ShareSum } from './refund-rules.js';

export type Facts = NonNullable<MailContent['facts']>;

/** What the mails about an evening say of it. */
export interface EveningFacts {
  /** Number of the offer; null without one. */
  number: string | null;
  chefName: string;
  day: string;
  startsAt: string;
  guests: number;
  /** Address and commune. */
  place: string;
  /** The dishes, in one line. */
  menu: string;
  /** Whole CLP; null where it is not known. */
  total: number | null;
}

/** What is given back of a cancelled evening. */
export interface Share extends ShareSum {
  by: CancelledBy;
  percent: number;
}

/** What is to pay for an evening, with the page on which it is paid. */
export interface ToPay extends DueMoney {
  url: string;
}

/** What is to pay, and by when: '$180.000 con plazo hasta el miércoles, 2 de diciembre de 2026'. */
export const dueText = (steps: readonly DueStep[]): string =>
  steps.map(({ left, dueOn }) => `${pesos(left)} con plazo hasta el ${longDay(dueOn)}`).join(' y ');

/** What is paid first: 'la reserva' or 'todo'. */
export const firstWords = ({ steps: [first] }: DueMoney): string => (first?.what === 'reserva' ? 'la reserva' : 'todo');

/** What is to pay, by when and where, and whether that confirms the date; nothing where nothing is to pay. */
export const payWords = (pay: ToPay | undefined): string[] =>
  pay
    ? [
        `${pay.toConfirm ? `La fecha se confirma cuando pagas ${firstWords(pay)}. ` : ''}Falta por pagar ${dueText(pay.steps)}: ${pay.url}`,
      ]
    : [];

/** 'la cotización C-2026-0001', or 'tu mesa' without one. */
export const nameOf = ({ number }: EveningFacts): string => (number === null ? 'tu mesa' : `la cotización ${number}`);

/**
 * The share in a sentence: 'Se devuelve el 50 % de lo que pagaste: $90.000.'
 * @param ofPaid the words for what was paid
 */
export function shareSentence({ percent, amount, paid }: Omit<Share, 'by'>, ofPaid = 'de lo que pagaste'): string {
  if (paid === 0) return 'No hay pagos: no hay nada que devolver.';
  const sum = amount === null ? '' : `: ${pesos(amount)}`;
  return `Se devuelve el ${percent} % ${paid === null ? 'del total acordado' : ofPaid}${sum}.`;
}

export const totalFact = ({ total }: EveningFacts, text = ''): Facts =>
  total === null ? [] : [['Total', `${pesos(total)}${text}`]];

export function factsOf({ chefName, day, startsAt, guests, place, menu }: EveningFacts): Facts {
  const facts: Facts = [
    ['Chef', chefName],
    ['Día', longDay(day)],
    ['Hora', startsAt],
    ['Invitados', String(guests)],
    ['Dónde', place],
    ['Menú', menu],
  ];
  return facts.filter(([, value]) => value !== '');
}

import { MAX_CHOICES } from '../../../api/page-values.generated';
import { limitsOf, rulesFor } from '../../../api/rules';
import { clientNumber } from '../../../ui/phone-number';
import { TOO_MANY } from '../../shortlist/kept';
import { farSentence, yearsAfter } from '../../../ui/years-after';
import { guestsIn, pesosIn } from './quote-request';
import { todayInChile } from '../../../ui/today';
import { BY_MAIL, kindOf, QUESTION, type QuoteField, type QuoteValues } from './quote-values';

/** The problem of each field, in the words shown beside it. */
export type QuoteProblems = Partial<Record<QuoteField, string>>;

/** The API's limits of a field. */
export const limitsOfQuote = (field: QuoteField) => limitsOf('CreateQuoteRequestDto', field);

const MISSING = 'Completa este campo.';

/** Checks the values by the API's own limits, so that the API accepts what passes here. */
export function problemsOf(values: QuoteValues): QuoteProblems {
  const found: [QuoteField, string | undefined][] = [
    ['name', brokenText('name', values.name)],
    ['email', emailProblem(values.email)],
    ['phone_number', phoneProblem(values)],
    ['event_date', dateProblem(values.event_date)],
    ['guests', guestsProblem(values)],
    ['kind', kindOf(values.kind) ? undefined : 'Elige qué te gustaría hacer.'],
    ['budget_per_person', budgetProblem(values.budget_per_person)],
    ['message', messageProblem(values)],
    ['restrictions', brokenText('restrictions', values.restrictions)],
    ['restrictions_consent', values.restrictions.trim() && !values.restrictions_consent ? NOT_AGREED : undefined],
    ['choices', values.choices.split(' ').length > MAX_CHOICES ? TOO_MANY : undefined],
    ['consent', values.consent ? undefined : 'Acepta el uso de tus datos para enviar la solicitud.'],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}

const rulesOf = (field: QuoteField) => rulesFor('CreateQuoteRequestDto', field);

function brokenText(field: QuoteField, text: string): string | undefined {
  const length = Array.from(text.trim()).length;
  const broken = rulesOf(field).find(({ required, type, pattern, min = 0, max = Infinity }) =>
    required ? length === 0 : pattern ? !pattern.test(text) : type === 'string' && (length < min || length > max),
  );
  return broken?.message;
}

const brokenNumber = (field: QuoteField, value: number): string | undefined =>
  rulesOf(field).find(({ type, min = 0, max = Infinity }) => type === 'number' && (value < min || value > max))
    ?.message;

/** Data about health are not sent without the consent to their use, and are not lost without a word either. */
const NOT_AGREED = 'Marca la casilla para que podamos usar este dato, o bórralo.';

function budgetProblem(text: string): string | undefined {
  const amount = pesosIn(text);
  if (amount === null) return undefined;
  if (Number.isNaN(amount)) return 'Escribe un monto en pesos, sin decimales.';
  return brokenNumber('budget_per_person', amount);
}

function emailProblem(email: string): string | undefined {
  const complete = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim());
  return brokenText('email', email) ?? (complete ? undefined : 'Escribe un correo completo, como nombre@correo.cl.');
}

function phoneProblem({ phone_number: text, reply_by: reply }: QuoteValues): string | undefined {
  const number = clientNumber(text);
  if (number) return brokenText('phone_number', number);
  return reply === BY_MAIL ? undefined : 'Escribe tu teléfono, o elige que te respondamos por correo.';
}

/** What is half written: a browser hands out nothing of a day without its year, and it would be lost without a word. */
export function halfWritten(form: HTMLFormElement): QuoteProblems {
  const day = form.elements.namedItem('event_date');
  const isHalf = day instanceof HTMLInputElement && day.validity.badInput;
  return isHalf ? { event_date: 'Completa la fecha, o bórrala.' } : {};
}

const YEARS_AHEAD = limitsOfQuote('event_date')['x-years-ahead'] ?? 0;

/** The last day that the date field offers. */
export const lastDay = (): string => yearsAfter(todayInChile(), YEARS_AHEAD);

function dateProblem(date: string): string | undefined {
  if (!date) return undefined;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
  if (!isDay) return 'Escribe una fecha válida.';
  if (date > lastDay()) return farSentence(YEARS_AHEAD);
  return date < todayInChile() ? 'Elige una fecha desde hoy.' : undefined;
}

/** A question needs a message, because nothing else says what it is about. */
function messageProblem({ kind, message }: QuoteValues): string | undefined {
  if (kind === QUESTION && !message.trim()) return MISSING;
  return brokenText('message', message);
}

function guestsProblem({ kind, guests: text }: QuoteValues): string | undefined {
  const guests = guestsIn(text);
  if (guests === null) return kind === QUESTION ? undefined : '¿Cuántos son?';
  if (Number.isNaN(guests)) return 'Escribe un número entero.';
  return brokenNumber('guests', guests);
}

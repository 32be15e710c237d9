import type { QuoteMoveDto, QuoteRequestDto } from '../../api/generated';
import { QUOTE_KIND_NAMES } from '../../api/page-values.generated';
import { LOST_REASON_NAMES, QUOTE_STATE_NAMES, REPLY_NAMES } from '../../api/quote-names.generated';
import { dayText as writtenDay, weekdayText } from '../../ui/days';
import { counted, NONE, phoneLink } from '../../ui/format';

export type QuoteState = QuoteRequestDto['state'];
export type LostReason = NonNullable<QuoteRequestDto['lost_reason']>;

/** What the deletion of a request leaves, for who is asked whether to delete it. */
export const PAPERS_STAY = 'Si se aceptó, lo acordado queda seis años sin los datos del cliente.';

/** How far a request has come, in that order, and as the person reads it. */
export const STATE_LABELS: Record<QuoteState, string> = QUOTE_STATE_NAMES;
export const QUOTE_STATES = Object.keys(STATE_LABELS) as QuoteState[];

const ENDED: QuoteState[] = ['realizada', 'perdida'];

/** Whether somebody still has something to do. */
export const isOpen = ({ state }: Pick<QuoteRequestDto, 'state'>): boolean => !ENDED.includes(state);

/** Why a request was lost, as the person reads it. */
export const REASON_LABELS: Record<LostReason, string> = LOST_REASON_NAMES;

/** How the client wants to be answered. */
export const REPLY_LABELS: Record<QuoteRequestDto['reply_by'], string> = REPLY_NAMES;

/** What people ask for. */
export const KIND_LABELS: Record<QuoteRequestDto['kind'], string> = QUOTE_KIND_NAMES;

/** The moves that a person can make now: some are for administrators. */
export const movesOf = ({ moves }: Pick<QuoteRequestDto, 'moves'>, role: string | undefined): QuoteMoveDto[] =>
  moves.filter(({ admin }) => !admin || role === 'ADMIN');

/** The move that one press makes: the usual one, which asks for no words. A lost request is not reopened by the way. */
export const oneStep = ({ state, moves }: QuoteRequestDto): QuoteMoveDto | undefined =>
  state === 'perdida' ? undefined : moves.find(({ needs }) => needs === 'nothing' || needs === 'confirmation');

/** '8 personas'; nothing where the visitor named no number. */
export const guestsText = (guests: number | null): string | null =>
  guests === null ? null : counted(guests, 'persona', 'personas');

/** What came: a question, or a request for something to be arranged. */
const callOf = ({ kind }: QuoteRequestDto): string => (kind === 'otra' ? 'consulta' : 'solicitud');

/** '12 min', '3 h', '2 días': a working day has ten hours. */
function minutesText(minutes: number): string {
  if (minutes < 60) return `${minutes}\u00a0min`;
  const hours = Math.floor(minutes / 60);
  return hours < 10 ? `${hours}\u00a0h` : counted(Math.floor(hours / 10), 'día', 'días');
}

/** The same in working hours: '1 h hábil', '12 min hábiles', '2 días hábiles'. */
export function workingText(minutes: number): string {
  const text = minutesText(minutes);
  return `${text} ${/^1\s/.test(text) ? 'hábil' : 'hábiles'}`;
}

/** How an offer ended that nobody has followed up. */
const LOST_OFFERS: Record<NonNullable<QuoteRequestDto['lost_offer']>, string> = {
  rechazada: 'Rechazó la cotización',
  vencida: 'Venció la cotización',
};

/**
 * What waits for an answer: 'Sin responder hace 3 h', in working hours, or how the client's offer ended. Nothing once
 * somebody has answered.
 */
export function waitingText({
  waiting_minutes: minutes,
  lost_offer: lost,
}: Pick<QuoteRequestDto, 'waiting_minutes' | 'lost_offer'>): string | null {
  if (lost) return LOST_OFFERS[lost];
  if (minutes === null) return null;
  return minutes < 1 ? 'Sin responder' : `Sin responder hace ${minutesText(minutes)}`;
}

/** '12 dic 2026'; 'No Registra' where there is no day. */
export const dayText = (day: string | null): string => (day ? writtenDay(day) : NONE);

/** What the visitor asked for, as one would repeat it: 'cena para 8 personas, el sábado 12 de diciembre, en Ñuñoa'. */
export function wishText({ kind, guests, event_date: day, city }: QuoteRequestDto): string {
  const when = day ? [`el ${weekdayText(day)}`] : [];
  const where = city ? [`en ${city.name}`] : [];
  const people = guests === null ? '' : ` para ${guestsText(guests)}`;
  return [`${KIND_LABELS[kind].toLocaleLowerCase('es')}${people}`, ...when, ...where].join(', ');
}

/** The begun message of an answer; the person writes on from here. */
function greeting(request: QuoteRequestDto, productName: string): string {
  const [firstName = ''] = request.name.split(' ');
  // A question is in the visitor's own words, which nobody repeats to them.
  const wish = request.kind === 'otra' ? '' : `: ${wishText(request)}`;
  return `Hola ${firstName}, te escribimos de ${productName} por tu ${callOf(request)}${wish}.`;
}

/** The chat with the visitor, with the message begun, or a call where there is no chat. */
export function chatWith(request: QuoteRequestDto, productName: string): string {
  return phoneLink(request.phone_number, greeting(request, productName));
}

/** A mail to the visitor, with subject and message begun. What the visitor typed cannot add fields to it. */
export function mailtoLink(request: QuoteRequestDto, email: string, productName: string): string {
  const address = encodeURIComponent(email).replace('%40', '@');
  const subject = encodeURIComponent(`Tu ${callOf(request)} a ${productName}`);
  return `mailto:${address}?subject=${subject}&body=${encodeURIComponent(greeting(request, productName))}`;
}

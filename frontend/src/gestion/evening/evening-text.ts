import type { BlockedRangeDto, CancelEveningDto, CancellationDto, EveningDto, HeldDayDto } from '../../api/generated';
import { weekdayText } from '../../ui/days';
import { momentText } from '../../ui/admin/moments';
import { clp } from '../../ui/format';

/** What is in the way of an evening, as staff read it. */
export const CONFLICT_LABELS: Record<NonNullable<EveningDto['conflict']>, string> = {
  overlap: 'Se cruza con otra mesa',
  blocked: 'Día bloqueado',
  same_day: 'Otra mesa ese día',
};

/** '20:30 a 00:30' */
export const hoursText = ({ starts_at: from, ends_at: to }: Pick<EveningDto, 'starts_at' | 'ends_at'>): string =>
  `${from} a ${to}`;

/** 'Íñigo, 8 personas en Ñuñoa'; of a client whose data are blocked, how many come. */
export const tableText = ({ client_first_name: name, guests, commune }: EveningDto): string =>
  `${name}, ${guests === 1 ? '1 persona' : `${guests} personas`}${commune && ` en ${commune}`}`;

/** Who cancels an evening, as staff choose it. */
export const CANCELLERS: { value: CancelEveningDto['by']; label: string }[] = [
  { value: 'client', label: 'El cliente' },
  { value: 'chef', label: 'El chef' },
  { value: 'company', label: 'Nosotros' },
  { value: 'force', label: 'Fuerza mayor' },
];

/** What a cancellation gives back: 'Se devuelve el 50 % de lo pagado, $90.000.' */
export function returnText({ percent, amount, paid }: Pick<CancellationDto, 'percent' | 'amount' | 'paid'>): string {
  if (paid === 0) return 'No hay pagos: no hay nada que devolver.';
  const of = paid === null ? 'del total acordado' : 'de lo pagado';
  return `Se devuelve el ${percent}\u00a0% ${of}${amount > 0 ? `, ${clp(amount)}` : ''}.`;
}

const HALF_HOUR = 30;
const SHORTEST = 60;
const LONGEST = 12 * 60;

/** 150 → '2 h 30 min' */
function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

/** How long an evening may last, in half hours; one that lasts something else keeps it. */
export function lengths(own?: number): { value: number; label: string }[] {
  const usual = Array.from(
    { length: (LONGEST - SHORTEST) / HALF_HOUR + 1 },
    (_, index) => SHORTEST + index * HALF_HOUR,
  );
  const all = own === undefined || usual.includes(own) ? usual : [...usual, own].sort((one, other) => one - other);
  return all.map((value) => ({ value, label: lengthText(value) }));
}

/** Why a chef is not free on a day, as staff read before they save. What goes on past midnight began on another one. */
export const takenText = (evening: EveningDto, day: string): string =>
  `${evening.chef_name} ya tiene una mesa ${evening.day === day ? 'ese día' : `el ${weekdayText(evening.day)}`}: ${hoursText(evening)}, ${tableText(evening)}.`;

/** A day that the chef keeps for another request. */
export const heldText = ({ chef_name: name, starts_at: at, client_first_name: client, until }: HeldDayDto): string =>
  `${name} tiene apartado ese día a las ${at} para ${client}, hasta el ${momentText(until)}.`;

export const blockedText = ({ chef_name: name, reason }: BlockedRangeDto): string =>
  `${name} tiene bloqueado ese día: ${reason}.`;

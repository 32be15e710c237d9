import type { OfferDto } from '../../api/generated';
import { longDay as writtenDay } from '../../ui/evening-words';
import { durationText } from '../../ui/experience-size';

/** 'sábado, 5 de diciembre de 2026' */
export const longDay = (day: string | null): string => (day === null ? 'Sin día' : writtenDay(day));

/** How long an evening may last, as one chooses it. */
export const LENGTHS = [60, 90, 120, 150, 180, 210, 240, 300, 360, 420, 480].map((minutes) => ({
  value: minutes,
  label: durationText(minutes),
}));

/** What an offer is called: its number, or that it has none yet. */
export const nameOf = ({ number }: Pick<OfferDto, 'number'>): string => number ?? 'Borrador';

/** States of a request in which its client still decides. */
export const UNDECIDED: readonly string[] = ['nueva', 'contactada', 'cotizada'];

export const LOOKS = {
  borrador: 'wait',
  enviada: 'on',
  vista: 'on',
  aceptada: 'on',
  rechazada: 'off',
  vencida: 'off',
  reemplazada: 'off',
  retirada: 'off',
} as const satisfies Record<OfferDto['state'], string>;

/** So many of something at a price; nothing where one of them is missing. */
interface Counted {
  quantity?: number | null;
  unit_price?: number | null;
}

/** What counts of a number: nothing of one that is missing or not yet written. */
const whole = (number?: number | null): number => Math.trunc(number ?? 0) || 0;

/** What lines cost together: whole numbers, as the server counts them. */
export const totalOf = (lines: readonly (Counted | undefined)[]): number =>
  lines.reduce((sum, line) => sum + whole(line?.quantity) * whole(line?.unit_price), 0);

/** The share that is due first, in words. Undefined where an offer leaves it to the company. */
export const reservaText = (percent: number | null | undefined): string | undefined =>
  percent === null || percent === undefined ? undefined : percent === 0 ? 'sin reserva' : `${percent} % del total`;

import type { SpeedOfPageDto, SystemPartDto } from '../../api/generated';

const AMOUNT = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 1 });

const MINUTE = 60_000;
const UNITS: [name: string, names: string, length: number][] = [
  ['día', 'días', 1440 * MINUTE],
  ['hora', 'horas', 60 * MINUTE],
  ['minuto', 'minutos', MINUTE],
];

/** How long ago something was: '3 minutos', 'menos de un minuto'. */
export function ageText(moment: string, now = Date.now()): string {
  const age = now - Date.parse(moment);
  for (const [name, names, length] of UNITS) {
    const count = Math.floor(age / length);
    if (count > 0) return `${count} ${count === 1 ? name : names}`;
  }
  return 'menos de un minuto';
}

/** After how long a job that is due should have been begun, in milliseconds. */
const LATE = 10 * MINUTE;

/** Whether a job that waits since then should have been begun. */
export const isLate = (oldest: string | null, now = Date.now()): boolean =>
  oldest !== null && now - Date.parse(oldest) > LATE;

const MB = 1024 ** 2;

/** '12,3 MB', '1,5 GB' */
export const sizeText = (bytes: number): string =>
  bytes < 1024 * MB ? `${AMOUNT.format(bytes / MB)} MB` : `${AMOUNT.format(bytes / (1024 * MB))} GB`;

/** Where no browser measured. */
const UNMEASURED = '–';

/** '1,2 s', '180 ms': figure and unit stay on one line. */
export function secondsText(seconds: number | null): string {
  if (seconds === null) return UNMEASURED;
  return seconds < 1 ? `${Math.round(seconds * 1_000)}\u00A0ms` : `${AMOUNT.format(seconds)}\u00A0s`;
}

const SHIFT = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 2, minimumFractionDigits: 2 });

/** '0,01': the share of the window that moved. */
export const shiftText = (shift: number | null): string => (shift === null ? UNMEASURED : SHIFT.format(shift));

/** What a page's pattern is called: '/chef/…' */
export const pageText = (route: string): string =>
  route === 'unmatched' ? 'Otras direcciones' : route.replace(/:\w+/, '…');

export const DEVICE_WORDS = {
  phone: 'Teléfono',
  tablet: 'Tableta',
  desktop: 'Computador',
} as const satisfies Record<SpeedOfPageDto['device'], string>;

export const PART_WORDS = {
  ok: 'Funciona',
  off: 'Sin configurar',
  caution: 'Revisar',
  failed: 'Falla',
} as const satisfies Record<SystemPartDto['state'], string>;

/* Browsers may know other words for a month than the server: a page must say the same on both. */
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** 'noviembre de 2026' for '2026-11-22'. */
export function monthOf(day: string): string {
  const [year, month] = day.split('-');
  return `${MONTHS[Number(month) - 1] ?? ''} de ${year}`;
}

/** '22 de noviembre de 2026' for '2026-11-22'. */
export const longDate = (day: string): string => `${Number(day.slice(8))} de ${monthOf(day)}`;

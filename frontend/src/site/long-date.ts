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

const monthName = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? '';

/** 'noviembre de 2026' for '2026-11-22'. */
export const monthOf = (day: string): string => `${monthName(day)} de ${day.slice(0, 4)}`;

/** '22 de noviembre' for '2026-11-22'. */
export const dayOf = (day: string): string => `${Number(day.slice(8))} de ${monthName(day)}`;

/** '22 de noviembre de 2026' for '2026-11-22'. */
export const longDate = (day: string): string => `${dayOf(day)} de ${day.slice(0, 4)}`;

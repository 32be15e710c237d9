const DAY_MS = 24 * 60 * 60 * 1_000;

/* Days are texts as the API has them ('2026-12-12'). UTC, where every day has 24 hours, keeps them apart from the browser's time zone. */

/** The day that comes so many days later; before that one where they are below zero. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Writes days in Spanish, without the comma after a weekday. */
export const inWords = (options: Intl.DateTimeFormatOptions): ((day: string) => string) => {
  const format = new Intl.DateTimeFormat('es-CL', { ...options, timeZone: 'UTC' });
  return (day) => format.format(new Date(day)).replace(',', '');
};

/** '5 dic 2026' */
export const dayText = inWords({ day: 'numeric', month: 'short', year: 'numeric' });

/** '12 de diciembre' */
export const monthDay = inWords({ day: 'numeric', month: 'long' });

/** 'sábado 12 de diciembre' */
export const weekdayText = inWords({ weekday: 'long', day: 'numeric', month: 'long' });

/** 'sáb 5 dic' */
export const shortWeekday = inWords({ weekday: 'short', day: 'numeric', month: 'short' });

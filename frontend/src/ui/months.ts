/** '2026-12' of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** Whether a text of the address is a month that can be shown. */
export const isMonth = (text: string | null): text is string => text !== null && MONTH.test(text);

/** The month that comes so many months later. */
export function monthsAfter(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

const WORDS = new Intl.DateTimeFormat('es-CL', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'Diciembre de 2026' */
export function monthText(month: string): string {
  const text = WORDS.format(new Date(`${month}-01`));
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
}

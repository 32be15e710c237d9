type Parts = Omit<Intl.DateTimeFormatOptions, 'timeZone'>;

/** How days ('YYYY-MM-DD') are written in Spanish. */
function dayFormat(parts: Parts): (day: string) => string {
  const format = new Intl.DateTimeFormat('es-CL', { ...parts, timeZone: 'UTC' });
  return (day) => format.format(new Date(day));
}

/** 'viernes, 5 de diciembre de 2026' */
export const longDay = dayFormat({ dateStyle: 'full' });

/** '5 de diciembre de 2026' */
export const dayAndYear = dayFormat({ dateStyle: 'long' });

/** '5 de diciembre' */
export const dayAndMonth = dayFormat({ day: 'numeric', month: 'long' });

const weekday = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const shortWeekday = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' });

/** 'viernes 5 de diciembre' */
export const spokenDay = (day: string): string => weekday(day).replace(',', '');

/** 'vie 5 dic' */
export const shortDay = (day: string): string => shortWeekday(day).replace(',', '');

/** Whole Chilean pesos: '$45.000'. The sign stands before the '$', where Intl writes it after. */
export const pesos = (amount: number): string => `${amount < 0 ? '−' : ''}$${Math.abs(amount).toLocaleString('es-CL')}`;

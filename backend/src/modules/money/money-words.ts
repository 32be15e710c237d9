const LONG_DAY = new Intl.DateTimeFormat('es-CL', { dateStyle: 'full', timeZone: 'UTC' });

/** A day in words: 'viernes, 5 de diciembre de 2026'. */
export const longDay = (day: string): string => LONG_DAY.format(new Date(`${day}T00:00:00Z`));

/** Whole Chilean pesos: '$45.000'. */
export const pesos = (amount: number): string => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`;

/** A RUT as people write it: '76.123.456-7'. */
export const rutWords = (rut: string): string => rut.replace(/\B(?=(\d{3})+-)/g, '.');

const DAY = new Intl.DateTimeFormat('es-CL', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const PESOS = new Intl.NumberFormat('es-CL', { style: 'currency', currency: 'CLP' });

/** A day ('YYYY-MM-DD') as one writes it: 'sáb 5 dic'. */
export const dayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`)).replace(',', '');

/** '20:30 h' */
export const hourText = (hour: string): string => `${hour}\u00a0h`;

export const pesos = (amount: number): string => PESOS.format(amount);

/** Where an evening is, as far as it is known. */
export const placeOf = ({ address, commune }: { address: string | null; commune: string | null }): string =>
  [address, commune].filter(Boolean).join(', ');

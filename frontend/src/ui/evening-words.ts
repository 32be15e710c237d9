import { inChile } from './chile-time';

/** Written by the server alone on the site, and by the browser alone in Mi cocina: never by both, which may know other words. */
const LONG_DAY = new Intl.DateTimeFormat('es-CL', { dateStyle: 'full', timeZone: 'UTC' });

/** A day as one writes it: 'sábado, 5 de diciembre de 2026'. */
export const longDay = (day: string): string => LONG_DAY.format(new Date(`${day}T00:00:00Z`));

/** A moment in Chile: '5 de diciembre de 2026, 16:05'. */
export const moment = inChile({ dateStyle: 'long', timeStyle: 'short' });

/** The day of a moment in Chile: '5 de diciembre de 2026'. */
export const dayOf = inChile({ dateStyle: 'long' });

/** How long something lasts: '4 horas', '1 hora y 30 minutos'. */
export function lasting(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && `${hours} ${hours === 1 ? 'hora' : 'horas'}`, rest > 0 && `${rest} minutos`];
  return parts.filter(Boolean).join(' y ');
}

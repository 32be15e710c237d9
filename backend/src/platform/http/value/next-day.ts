import { DateTime } from 'luxon';

/** The moment at which the next day begins in Chile. */
export const nextDayInChile = (now = new Date()): Date =>
  DateTime.fromJSDate(now, { zone: 'America/Santiago' }).plus({ days: 1 }).startOf('day').toJSDate();

import { DateTime } from 'luxon';
import { numberOfDay, OpenDays } from './open-days.js';

const ZONE = 'America/Santiago';

/** Monday to Saturday, 9 to 19, in minutes of the day. */
const OPENS = 9 * 60;
const DAY_MINUTES = 10 * 60;
const SUNDAY = 0;

/** All days but Sundays and holidays. */
const WORKING = new OpenDays([SUNDAY]);

/** Working time is counted from here; no request is older. */
const FIRST_DAY = DateTime.fromISO('2020-01-01', { zone: ZONE });

const FIRST = numberOfDay('2020-01-01');

/** Working minutes before this day, by day number. */
const minutesBefore = (index: number): number => WORKING.between(FIRST, FIRST + index) * DAY_MINUTES;

/** Working minutes from the first day to a moment. Chile's clocks change at midnight, never within working hours. */
function minutesUntil(moment: Date): number {
  const local = DateTime.fromJSDate(moment, { zone: ZONE });
  const index = Math.max(0, Math.round(local.startOf('day').diff(FIRST_DAY, 'days').days));
  const ofDay = local.hour * 60 + local.minute + local.second / 60 + local.millisecond / 60_000;
  const today = minutesBefore(index + 1) - minutesBefore(index);
  return minutesBefore(index) + Math.min(today, Math.max(0, ofDay - OPENS));
}

/** Whether a day of Chile ('YYYY-MM-DD') is one on which people work: Monday to Saturday, and no holiday. */
export const isWorkingDay = (day: string): boolean => WORKING.between(numberOfDay(day), numberOfDay(day) + 1) === 1;

/** Working minutes between two moments: Monday to Saturday 9–19 in Chile, without holidays. */
export const workingMinutes = (from: Date, to: Date): number => Math.max(0, minutesUntil(to) - minutesUntil(from));

/** The moment since which this many working minutes have passed. Older things have waited longer. */
export function workingMinutesAgo(minutes: number, now: Date): Date {
  const wanted = Math.max(0, minutesUntil(now) - minutes);
  let index = Math.max(0, Math.round(DateTime.fromJSDate(now, { zone: ZONE }).diff(FIRST_DAY, 'days').days));
  while (index > 0 && minutesBefore(index) >= wanted) index -= 1;
  const day = FIRST_DAY.plus({ days: index });
  const minute = OPENS + wanted - minutesBefore(index);
  return day
    .set({ hour: Math.floor(minute / 60), minute: 0 })
    .plus({ minutes: minute % 60 })
    .toJSDate();
}

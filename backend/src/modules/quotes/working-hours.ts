import { DateTime } from 'luxon';
import { HOLIDAYS } from './holidays.generated.js';

const ZONE = 'America/Santiago';

/** Monday to Saturday, 9 to 19, in minutes of the day. */
const OPENS = 9 * 60;
const DAY_MINUTES = 10 * 60;
const SUNDAY = 7;

/** No request is older. Working time is counted from here. */
const FIRST_DAY = DateTime.fromISO('2020-01-01', { zone: ZONE });

/** Working minutes from the first day to the beginning of each day, by the number of the day. Filled year by year. */
const before: number[] = [0];

function isWorkday(day: DateTime, holidays: ReadonlySet<string>): boolean {
  return day.weekday !== SUNDAY && !holidays.has(day.toFormat('MM-dd'));
}

/** Working minutes before this day. */
function minutesBefore(index: number): number {
  while (before.length <= index) {
    const { year } = FIRST_DAY.plus({ days: before.length - 1 });
    const holidays = new Set(HOLIDAYS[year]?.split(' '));
    let day = FIRST_DAY.plus({ days: before.length - 1 });
    for (; day.year === year; day = day.plus({ days: 1 }))
      before.push((before.at(-1) ?? 0) + (isWorkday(day, holidays) ? DAY_MINUTES : 0));
  }
  return before[index] ?? 0;
}

/** Working minutes from the first day to a moment. No clock changes within working hours: Chile's do at midnight. */
function minutesUntil(moment: Date): number {
  const local = DateTime.fromJSDate(moment, { zone: ZONE });
  const index = Math.max(0, Math.round(local.startOf('day').diff(FIRST_DAY, 'days').days));
  const ofDay = local.hour * 60 + local.minute + local.second / 60 + local.millisecond / 60_000;
  const today = minutesBefore(index + 1) - minutesBefore(index);
  return minutesBefore(index) + Math.min(today, Math.max(0, ofDay - OPENS));
}

/** How many minutes of working hours lie between two moments: Monday to Saturday 9–19 in Chile, holidays left out. */
export const workingMinutes = (from: Date, to: Date): number => Math.max(0, minutesUntil(to) - minutesUntil(from));

/** The moment since which this many minutes of working hours have passed: what is older has waited longer. */
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

import { HOLIDAYS } from './holidays.generated.js';

const DAY = 86_400_000;

/** 1 January 1970 was a Thursday; Sunday is 0. */
const FIRST_WEEKDAY = 4;

/** A day as the number of days since 1 January 1970. */
export const numberOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;

const weekdayOf = (day: number): number => (((day + FIRST_WEEKDAY) % 7) + 7) % 7;

const ALL_HOLIDAYS = Object.entries(HOLIDAYS)
  .flatMap(([year, days]) => days.split(' ').map((day) => numberOfDay(`${year}-${day}`)))
  .sort((one, other) => one - other);

/** Open days: all days except some weekdays and the public holidays of Chile. Counted without a loop over days. */
export class OpenDays {
  private readonly holidays: readonly number[];

  /** @param closed weekdays; Sunday is 0 */
  constructor(private readonly closed: readonly number[]) {
    this.holidays = ALL_HOLIDAYS.filter((day) => !closed.includes(weekdayOf(day)));
  }

  /**
   * How many open days there are from one day up to, but not including, another. Both are day numbers. Zero if the
   * other is not later.
   */
  between(from: number, to: number): number {
    return to > from ? this.before(to) - this.before(from) : 0;
  }

  /** How many open days precede a day, counted from 1970; negative before that. */
  private before(day: number): number {
    const weeks = Math.floor(day / 7);
    const rest = Array.from({ length: day - weeks * 7 }, (_, index) => weekdayOf(index));
    const open = rest.filter((weekday) => !this.closed.includes(weekday)).length;
    return weeks * (7 - this.closed.length) + open - this.holidaysBefore(day);
  }

  private holidaysBefore(day: number): number {
    let [low, high] = [0, this.holidays.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.holidays[middle] ?? day) < day) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

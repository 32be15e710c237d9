import { DateTime } from 'luxon';

/** Evenings follow the wall clock, which Chile changes twice a year. */
const CHILE = 'America/Santiago';

/** When an evening begins, as agreed, and how long it lasts. */
export interface EveningTime {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  /** 'HH:MM' */
  readonly startsAt: string;
  readonly minutes: number;
}

/** When something begins and ends. */
export interface Span {
  readonly beginsAt: Date;
  readonly endsAt: Date;
}

/**
 * The moments of an evening. Its length holds also in the night of a clock change. An hour that exists twice is the
 * first; one that does not exist is the next.
 */
export function spanOf({ day, startsAt, minutes }: EveningTime): Span {
  const begins = DateTime.fromISO(`${day}T${startsAt}`, { zone: CHILE });
  return { beginsAt: begins.toJSDate(), endsAt: begins.plus({ minutes }).toJSDate() };
}

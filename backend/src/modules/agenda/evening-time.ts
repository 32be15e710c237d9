import { DateTime } from 'luxon';

/** Evenings begin and end by the clock on the client's wall, which Chile changes twice a year. */
export const CHILE = 'America/Santiago';

/** When an evening begins, as it is agreed, and how long it lasts. */
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
 * The moments of an evening. It lasts its minutes also in the night of a clock change. An hour that this night has twice
 * is the first one, and an hour that it has not is the one after it.
 */
export function spanOf({ day, startsAt, minutes }: EveningTime): Span {
  const begins = DateTime.fromISO(`${day}T${startsAt}`, { zone: CHILE });
  return { beginsAt: begins.toJSDate(), endsAt: begins.plus({ minutes }).toJSDate() };
}

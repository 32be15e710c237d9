import { DateTime } from 'luxon';

const ZONE = 'America/Santiago';

/** For how many weeks the figures may be asked, the current one included. */
export const PERIODS = ['4', '12', '52'] as const;
export type WeekCount = (typeof PERIODS)[number];

/** The weeks of the figures, from Monday to Sunday in Chile. The last one is the current week, so far. */
export interface Period {
  /** The first day of each week ('YYYY-MM-DD'). */
  mondays: string[];
  /** The moments at which the weeks begin. */
  starts: string[];
}

/** The weeks that end with the current one. */
export function periodOf(weeks: WeekCount, now = new Date()): Period {
  const current = DateTime.fromJSDate(now, { zone: ZONE }).startOf('week');
  const count = Number(weeks);
  const begins = Array.from({ length: count }, (_, index) => current.minus({ weeks: count - 1 - index }));
  return {
    mondays: begins.map((day) => day.toFormat('yyyy-MM-dd')),
    starts: begins.map((day) => day.toJSDate().toISOString()),
  };
}

import { DateTime } from 'luxon';

const ZONE = 'America/Santiago';

/** For how many weeks the figures can be asked, including the current one. */
export const PERIODS = ['4', '12', '52'] as const;
export type WeekCount = (typeof PERIODS)[number];

/** The weeks of the figures, from Monday to Sunday in Chile. The last one is the current week. */
export interface Period {
  /** The first day of each week ('YYYY-MM-DD'). */
  mondays: string[];
  /** The moments at which the weeks begin. */
  starts: string[];
  /** The months that the weeks touch ('YYYY-MM'). The last one is the current month. */
  months: string[];
  /** The moments at which the months begin. */
  monthStarts: string[];
}

/** The weeks that end with the current one. */
export function periodOf(weeks: WeekCount, now = new Date()): Period {
  const current = DateTime.fromJSDate(now, { zone: ZONE }).startOf('week');
  const count = Number(weeks);
  const begins = Array.from({ length: count }, (_, index) => current.minus({ weeks: count - 1 - index }));
  const first = (begins[0] ?? current).startOf('month');
  const thisMonth = DateTime.fromJSDate(now, { zone: ZONE }).startOf('month');
  const months = Array.from({ length: Math.round(thisMonth.diff(first, 'months').months) + 1 }, (_, index) =>
    first.plus({ months: index }),
  );
  return {
    mondays: begins.map((day) => day.toFormat('yyyy-MM-dd')),
    starts: begins.map((day) => day.toJSDate().toISOString()),
    months: months.map((month) => month.toFormat('yyyy-MM')),
    monthStarts: months.map((month) => month.toJSDate().toISOString()),
  };
}

import { daysAfter } from '../../ui/days';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MINUTE_MS = 60 * 1_000;

/** When an evening begins, and how long it lasts. */
export interface Hours {
  day: string;
  starts_at: string;
  minutes: number;
}

/** The days before and after one: no evening lasts a day, so what overlaps begins between them. Undefined for what is no day. */
export function daysAround(day: string): [before: string, after: string] | undefined {
  if (!DAY.test(day) || Number.isNaN(Date.parse(day))) return undefined;
  return [daysAfter(day, -1), daysAfter(day, 1)];
}

/** Whether two evenings have time in common by the clock on the wall; in the night of a clock change the server knows better. */
export function overlap(one: Hours, other: Hours): boolean {
  const begins = ({ day, starts_at: at }: Hours): number => Date.parse(`${day}T${at}Z`);
  const ends = (hours: Hours): number => begins(hours) + hours.minutes * MINUTE_MS;
  return begins(one) < ends(other) && begins(other) < ends(one);
}

/** Journeys in which the demo's chef gets an evening. They run beside each other. */
const JOURNEYS = [
  'agenda',
  'card',
  'transfer',
  'gift card',
  'terms',
  'request to table',
  'change',
  'keyboard',
  'inquiry',
] as const;

/** Days that a journey has for itself: its evening's, which is never a Saturday, and those to which it moves it. */
const DAYS_EACH = 4;

/** A day this many days from today in Chile. */
export function dayIn(days: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' }).format(new Date());
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/**
 * Days until a journey's evening: months ahead, where the demo has nothing, at another distance in each run, and no further
 * than calendars are told. No other journey has an evening of the demo's chef on that day or the two after it, so none
 * conflicts with it by chance. No Saturday: in its night clocks may change, and the evening ends an hour earlier or later.
 */
export function daysUntilEvening(journey: (typeof JOURNEYS)[number]): number {
  const round = DAYS_EACH * JOURNEYS.length;
  const days = 150 + round * Math.floor(Math.random() * 5) + DAYS_EACH * JOURNEYS.indexOf(journey);
  return new Date(dayIn(days)).getUTCDay() === 6 ? days + 1 : days;
}

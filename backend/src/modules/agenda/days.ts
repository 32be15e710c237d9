const DAY = 24 * 60 * 60 * 1_000;

/** The day so many days after another one; before it where the number is negative. Days are 'YYYY-MM-DD'. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** How many days lie between two days. */
export const daysBetween = (first: string, last: string): number => (Date.parse(last) - Date.parse(first)) / DAY;

/** From Monday, 1, to Sunday, 7. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

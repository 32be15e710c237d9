const DAY = 24 * 60 * 60 * 1_000;

/** How many days lie between two days. */
export const daysBetween = (first: string, last: string): number => (Date.parse(last) - Date.parse(first)) / DAY;

/** From Monday, 1, to Sunday, 7. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** From a day on, so much of a boleta de honorarios is retained. */
export interface Retention {
  /** 'YYYY-MM-DD' */
  from: string;
  /** In percent. */
  percent: number;
}

/** What the law says (ley 21.133), until the company writes its own list. */
export const LEGAL_RETENTIONS: readonly Retention[] = [
  { from: '2026-01-01', percent: 15.25 },
  { from: '2027-01-01', percent: 16 },
  { from: '2028-01-01', percent: 17 },
];

/** What a boleta of an amount comes to, in whole CLP. It is shown: whether the chef gives one is nobody's decision here. */
export interface Retained {
  percent: number;
  retained: number;
  /** What is transferred. */
  net: number;
}

/** What two boletas come to: each is rounded for itself. */
export const addedUp = (one: Retained | null, other: Retained | null): Retained | null =>
  one && other
    ? { percent: other.percent, retained: one.retained + other.retained, net: one.net + other.net }
    : (one ?? other);

/** The retention of a boleta given on a day; null before the first day of the list. */
export function retentionOn(day: string, amount: number, list: readonly Retention[]): Retained | null {
  const percent = list.filter(({ from }) => from <= day).sort((a, b) => b.from.localeCompare(a.from))[0]?.percent;
  if (percent === undefined) return null;
  const retained = Math.round((amount * Math.round(percent * 100)) / 10_000);
  return { percent, retained, net: amount - retained };
}

import { useState } from 'react';

import { actedRows, stableRows, type Acted } from './stable-rows';

interface Read<Row> {
  /** What was asked for; another text is another list. */
  asking: string;
  /** The answer to it; undefined before the first. */
  rows: readonly Row[] | undefined;
  isFetching: boolean;
  acted: Acted<Row>;
  perPage: number;
}

interface Kept<Row> extends Pick<Read<Row>, 'asking' | 'rows' | 'acted'> {
  /** Whether the answer is a fresh one; until then the list is as it was read on an earlier visit. */
  settled: boolean;
  shown: readonly Row[] | undefined;
}

/**
 * The rows of a list in the places they had when it was asked for (`stableRows`). While another page is on its way, the
 * former one stays.
 */
export function useStableRows<Row extends { id: number }>(read: Read<Row>): readonly Row[] | undefined {
  const [kept, setKept] = useState<Kept<Row>>(() => first(read));
  const next = nextOf(kept, read);
  if (next !== kept) setKept(next);
  return next.shown;
}

const first = <Row>({ asking, rows, acted, isFetching }: Read<Row>): Kept<Row> => ({
  asking,
  rows,
  acted,
  settled: rows !== undefined && !isFetching,
  shown: rows,
});

function nextOf<Row extends { id: number }>(kept: Kept<Row>, read: Read<Row>): Kept<Row> {
  const { asking, rows, acted, isFetching, perPage } = read;
  if (rows === undefined) return kept;
  const settled = !isFetching;
  if (asking !== kept.asking || kept.shown === undefined || !kept.settled) {
    if (asking === kept.asking && rows === kept.rows && acted === kept.acted && settled === kept.settled) return kept;
    return first(read);
  }
  if (rows !== kept.rows) return { ...kept, rows, acted, shown: stableRows(kept.shown, rows, acted, perPage) };
  if (acted !== kept.acted) return { ...kept, acted, shown: actedRows(kept.shown, acted) };
  return kept;
}

import { useMemo } from 'react';

import { plainText } from '../../plain-text';
import type { ListCall, READ_LIST } from './list';

/** What a list is asked for that the server sends whole; filters are added to it. */
export interface WholeAsked<Column extends string> {
  search?: string;
  sort?: Column | `-${Column}`;
  page?: number;
  perPage?: number;
}

interface Choosing<Row, Arg> {
  /** What the search looks in. */
  textOf: (row: Row) => string;
  /** Whether a row passes the filters; all do where the list has none. */
  passes?: (row: Row, asked: Arg) => boolean;
  /** The order of rows that the asked column does not tell apart; by id unless said. */
  ties?: (one: Row, other: Row) => number;
}

interface WholeList<Row, Arg> extends Choosing<Row, Arg> {
  useRows: (options: typeof READ_LIST) => {
    currentData?: { data: Row[] };
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
}

const byValue = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other), 'es');

/** The rows asked for, in their order. Each word of the search is looked for without case and accents. */
export function chosenRows<Row extends { id: number }, Arg extends WholeAsked<string>>(
  rows: readonly Row[],
  asked: Arg,
  { textOf, passes = () => true, ties = () => 0 }: Choosing<Row, Arg>,
): Row[] {
  const { search = '', sort } = asked;
  const words = plainText(search).split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    const text = plainText(textOf(row));
    return passes(row, asked) && words.every((word) => text.includes(word));
  });
  if (!sort) return found;
  const column = sort.replace('-', '') as keyof Row;
  const sign = sort.startsWith('-') ? -1 : 1;
  return found.sort(
    (one, other) => sign * byValue(one[column], other[column]) || ties(one, other) || one.id - other.id,
  );
}

/** The call of a list that the server sends whole, as it has few rows: search, filters, order and pages are made here. */
export function wholeList<Row extends { id: number }, Arg extends WholeAsked<string>>({
  useRows,
  ...choosing
}: WholeList<Row, Arg>): ListCall<Arg, Row> {
  return {
    useQuery: (asked, options) => {
      const { currentData, ...read } = useRows(options);
      const text = JSON.stringify(asked);
      const found = useMemo(() => {
        if (!currentData) return undefined;
        const now = JSON.parse(text) as Arg;
        const { page = 1, perPage = currentData.data.length } = now;
        const rows = chosenRows(currentData.data, now, choosing);
        return { data: rows.slice((page - 1) * perPage, page * perPage), total: rows.length };
      }, [currentData, text]);
      return { ...read, currentData: found };
    },
  };
}

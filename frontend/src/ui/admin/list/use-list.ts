import { useDeferredValue, useMemo, useState } from 'react';

import type { Acted } from './stable-rows';
import { READ_LIST, type ListDefinition } from './list';
import { useRefetchOnReturn } from './use-refetch-on-return';
import { useStableRows } from './use-stable-rows';
import { useListParams, type ListParams } from './use-list-params';
import { useListPlace } from './use-list-place';
import { useRowCall, type RowCall } from './use-row-call';

/** What one does with the rows of a list; a row that was acted on keeps its place. The answer of `run` may be the row. */
export interface RowActs<Row> extends RowCall {
  /** A row as other means, such as a dialog of its own, have left it. */
  keep: (row: Row) => void;
  /** A row that is gone by them. */
  forget: (row: Row) => void;
  /** Deletes a row; true when there is nothing more to ask. */
  remove: (row: Row, call: () => Promise<{ msg: string }>, done?: () => string) => Promise<boolean>;
}

export interface ListState<Row extends { id: number }, Arg> extends ListParams<Arg>, RowActs<Row> {
  definition: ListDefinition<Row, Arg>;
  /** This page's rows, each in its place; undefined before the first answer. */
  rows: readonly Row[] | undefined;
  /** Rows of all pages. */
  total: number;
  /** Why there are no rows, when the list could not be read. */
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** A list of the back-office at work: what the address asks for, its rows, and what is done with them. */
export function useList<Row extends { id: number }, Arg>(definition: ListDefinition<Row, Arg>): ListState<Row, Arg> {
  const params = useListParams(definition);
  const { asked, page, perPage } = params;
  const { currentData, error, isFetching, refetch } = definition.call.useQuery({ ...asked, page, perPage }, READ_LIST);
  useRefetchOnReturn(refetch);

  const [acted, setActed] = useState<Acted<Row>>(new Map());
  const note = (id: number, row: Row | 'gone') => setActed((before) => new Map(before).set(id, row));
  const rowCall = useRowCall();
  const [total, setTotal] = useState(currentData?.total ?? 0);
  if (currentData && currentData.total !== total) setTotal(currentData.total);

  const kept = useStableRows({
    asking: JSON.stringify([asked, page]),
    rows: currentData?.data,
    isFetching,
    acted,
    perPage,
  });
  // An answer may come before the press that asked for it is painted. Drawing its rows must not hold that up.
  const { rows, reading } = useDeferredValue(useMemo(() => ({ rows: kept, reading: isFetching }), [kept, isFetching]));
  useListPlace(rows !== undefined);

  return {
    ...params,
    definition,
    rows,
    total,
    error: currentData ? undefined : error,
    isFetching: reading,
    refetch,
    isBusy: rowCall.isBusy,
    run: async (id, call, done, undo) => {
      // Also what is undone later shows the row as it is then.
      const noted = async <Answer extends { msg: string }>(made: () => Promise<Answer>) => {
        const answer = await made();
        const { data } = answer as { data?: Row | null };
        if (data?.id === id) note(id, data);
        return answer;
      };
      const back: typeof undo =
        undo &&
        ((answer) => {
          const inverse = undo(answer);
          return inverse && (() => noted(inverse));
        });
      return rowCall.run(id, () => noted(call), done, back);
    },
    keep: (row) => note(row.id, row),
    forget: ({ id }) => note(id, 'gone'),
    remove: async ({ id }, call, done) => {
      const { answer, settled } = await rowCall.run(id, call, done);
      if (answer) note(id, 'gone');
      return settled;
    },
  };
}

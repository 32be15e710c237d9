import { useEffect } from 'react';

interface ListState {
  isFetching: boolean;
  /** Rows of this page. Undefined before the first answer. */
  rows: number | undefined;
  /** Rows of all pages. */
  total: number;
  perPage: number;
  /** Shows another page in place of this one. */
  turnTo: (page: number) => void;
}

/**
 * Goes to the last page when the requested one is past the end, as after deleting its last row. The page is replaced in
 * the history, because going back would only lead here again. Returns true meanwhile: the list is not empty, but about
 * to be shown.
 */
export function useStepBack({ isFetching, rows, total, perPage, turnTo }: ListState): boolean {
  const beyond = !isFetching && rows === 0 && total > 0;
  useEffect(() => {
    if (beyond) turnTo(Math.ceil(total / perPage));
    // Only when a page turns out to be past the end: turnTo is a new function on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [beyond, perPage, total]);
  return beyond;
}

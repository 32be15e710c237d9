import { useEffect } from 'react';

import type { ListState } from './use-list';

/**
 * Goes to the last page when the requested one is past the end, as after deleting its last row. The page is replaced in
 * the history, because going back would only lead here again. Returns true meanwhile: the list is not empty, but about
 * to be shown.
 */
export function useStepBack({
  isFetching,
  rows,
  total,
  perPage,
  turnTo,
}: Pick<ListState<{ id: number }, never>, 'isFetching' | 'rows' | 'total' | 'perPage' | 'turnTo'>): boolean {
  const beyond = !isFetching && rows?.length === 0 && total > 0;
  useEffect(() => {
    if (beyond) turnTo(Math.ceil(total / perPage));
    // Only when a page turns out to be past the end: turnTo is a new function on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [beyond, perPage, total]);
  return beyond;
}

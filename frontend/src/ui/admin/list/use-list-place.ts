import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What a link from a list to one of its records carries: where it came from. */
interface FromList {
  list: string;
}

/** What the way back carries. */
const RETURNED = { returned: true };

const placeKey = (address: string) => `lugar ${address}`;

/** For links to a record's own page: the list as it is asked for now. */
export function useFromList(): FromList {
  const { pathname, search } = useLocation();
  return { list: pathname + search };
}

/** Leads from a record's page back to the list it was opened from, as it was; to `list` where it came from elsewhere. */
export function useBackToList(list: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<FromList> | null };
  const from = state?.list;
  const asked = from === list || from?.startsWith(`${list}?`) ? from : list;
  return useCallback(() => void navigate(asked, { state: RETURNED, preventScrollReset: true }), [asked, navigate]);
}

/**
 * Remembers how far a list is scrolled when it is left, and scrolls there on the way back from a record, as soon as its
 * rows are there.
 */
export function useListPlace(ready: boolean): void {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const address = pathname + search;
  const [place, setPlace] = useState(() => (isBack(state) ? placeOf(address) : undefined));

  // Before the next page is drawn, which may be too short to be scrolled as far.
  useLayoutEffect(() => () => window.sessionStorage.setItem(placeKey(address), String(window.scrollY)), [address]);

  useEffect(() => {
    if (!ready || place === undefined) return;
    window.scrollTo(0, place);
    setPlace(undefined);
  }, [place, ready]);
}

const isBack = (state: unknown): boolean => typeof state === 'object' && state !== null && 'returned' in state;
const placeOf = (address: string): number => Number(window.sessionStorage.getItem(placeKey(address)));

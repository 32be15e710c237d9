import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters } from '../list/address';
import { ASKED_PARAMETERS } from '../quote/contact-path';
import { useWish } from '../quote/wish';

/** What is asked for besides a chef or experience: the filters of a list, and the kind, which the form looks up. */
export function useAsked() {
  const [search] = useSearchParams();
  const here = useMemo(() => readFilters(search), [search]);
  return { here, wish: useWish(here), kind: search.get(ASKED_PARAMETERS.kind) };
}

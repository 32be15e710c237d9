import { useSearchParams } from 'react-router-dom';
import { readFilters } from '../list/address';
import { ASKED_PARAMETERS } from '../quote/contact-path';
import { kindOf } from '../quote/form/quote-values';

/** What the address asks for besides a chef or experience: the commune of a filtered list, and the kind. */
export function useWish() {
  const [search] = useSearchParams();
  return { commune: readFilters(search).ciudad, kind: kindOf(search.get(ASKED_PARAMETERS.kind)) };
}

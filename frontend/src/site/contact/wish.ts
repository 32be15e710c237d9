import { useSearchParams } from 'react-router-dom';
import { ASKED_PARAMETERS } from '../quote/contact-path';
import { wholeNumber } from '../whole-number';

/** What the address asks for besides a chef or experience: the commune of a filtered list, and the kind, which the form looks up. */
export function useWish() {
  const [search] = useSearchParams();
  return {
    commune: wholeNumber(search.get(ASKED_PARAMETERS.commune)),
    kind: search.get(ASKED_PARAMETERS.kind),
  };
}

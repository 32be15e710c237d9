import { useSearchParams } from 'react-router-dom';
import { ASKED_PARAMETERS } from '../quote/contact-path';
import { kindOf } from '../quote/kind';
import { wholeNumber } from '../whole-number';

/** What the address asks for besides a chef or experience: the commune of a filtered list, and the kind. */
export function useWish() {
  const [search] = useSearchParams();
  return {
    commune: wholeNumber(search.get(ASKED_PARAMETERS.commune)),
    kind: kindOf(search.get(ASKED_PARAMETERS.kind)),
  };
}

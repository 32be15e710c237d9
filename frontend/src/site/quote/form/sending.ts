import type { CreateQuoteRequestDto } from '../../../api/public.generated';
import { keptCampaign } from '../campaign';
import { toRequest } from './quote-request';
import type { QuoteValues } from './quote-values';
import { createKeys } from './request-key';

/**
 * What a form needs once somebody fills it in: fetched with the first focus, since most visitors only look.
 */
export { limitsOfQuote, problemsOf } from './quote-problems';
export { refusalOf } from './refusal';

/** Makes the requests of one form, the same one again for the same values. */
export function createRequests(): (values: QuoteValues) => CreateQuoteRequestDto {
  const keyOf = createKeys();
  return (values) => {
    const body = toRequest(values, keptCampaign());
    return { ...body, request_key: keyOf(body) };
  };
}

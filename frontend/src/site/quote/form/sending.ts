import { api, type CreateQuoteRequestDto } from '../../../api/on-need.generated';
import type { AppStore } from '../../../app/store';
import { keptCampaign } from '../campaign';
import { toRequest } from './quote-request';
import type { QuoteValues } from './quote-values';
import { createKeys } from './request-key';

/**
 * The code a form needs when somebody fills it in. It is fetched with the first focus, because most visitors only look.
 */
export { halfWritten, limitsOfQuote, problemsOf } from './quote-problems';
export { refusalOf } from './refusal';

/** @throws what the API refused, or that it did not answer */
export const sendRequest = (store: AppStore, createQuoteRequestDto: CreateQuoteRequestDto) =>
  store.dispatch(api.endpoints.createQuoteRequest.initiate({ createQuoteRequestDto })).unwrap();

/** Makes the requests of one form. The same values give the same request. */
export function createRequests(): (values: QuoteValues) => CreateQuoteRequestDto {
  const keyOf = createKeys();
  return (values) => {
    const body = toRequest(values, keptCampaign());
    return { ...body, request_key: keyOf(body) };
  };
}

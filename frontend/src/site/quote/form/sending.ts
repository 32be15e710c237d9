import { api, type CreateQuoteRequestDto } from '../../../api/public.generated';
import type { AppDispatch } from '../../../store/store';
import { statusOf } from '../../../api/error-text';
import { LATE_MS } from '../../../ui/late';
import { keptCampaign } from '../campaign';
import { askAgain, keyOfRequest, noteRefused } from './draft';
import type { Refusal } from './not-sent';
import { toRequest } from './quote-request';
import { isKeyReused, refusalOf } from './refusal';
import type { QuoteValues } from './quote-values';

/** The code of a form that somebody fills in. It is fetched with the first focus, because most visitors only look. */
export { halfWritten, lastDay, limitsOfQuote, problemsOf } from './quote-problems';

/** @throws what the API refused, or that it did not answer */
export const sendRequest = (dispatch: AppDispatch, createQuoteRequestDto: CreateQuoteRequestDto) =>
  dispatch(api.endpoints.createQuoteRequest.initiate({ createQuoteRequestDto })).unwrap();

/** What the form shows after a failed call, and what it remembers of it. */
export function failed(error: unknown): Refusal {
  if (isKeyReused(error)) askAgain();
  else if ((statusOf(error) ?? 500) < 500) noteRefused();
  return refusalOf(error);
}

const LATE: Refusal = {
  problems: {},
  failure: 'Está tardando más de lo normal. No cierres la página: lo que escribiste sigue aquí.',
};

/** Says that a request takes long, unless what this returns is called before. */
export function sayIfLate(say: (late: Refusal) => void): () => void {
  const timer = setTimeout(() => say(LATE), LATE_MS);
  return () => clearTimeout(timer);
}

/** The request with its key. The same values give the same request. */
export function requestOf(values: QuoteValues): CreateQuoteRequestDto {
  const body = toRequest(values, keptCampaign());
  return { ...body, request_key: keyOfRequest(body) };
}

import { data } from 'react-router-dom';
import { api } from '../../../api/public.generated';
import { redirect } from '../../../store/page-loader';
import type { AppStore } from '../../../store/store';
import { campaignOf } from '../campaign';
import { problemsOf } from './quote-problems';
import { toRequest } from './quote-request';
import { sentValues } from './quote-values';
import { isKeyReused, refusalOf } from './refusal';
import { isUuid, newUuid } from '../../../ui/uuid';
import { textOf } from '../../form-text';
import { KEY_FIELD } from './request-key';
import type { ReturnedForm } from './use-quote-form';

/**
 * Takes the form on the server when it was posted without scripts. Sends it to the API and redirects to the thanks, or
 * returns it filled in, with its problems and their status.
 */
export async function takeQuoteForm(store: AppStore, request: Request) {
  const form = await request.formData();
  const values = sentValues(form);
  const key = keyIn(form);
  const problems = problemsOf(values);
  if (Object.keys(problems).length > 0) return returned({ values, key, problems }, 400);

  const body = toRequest(values, campaignOf(new URL(request.url).search));
  const createQuoteRequestDto = { ...body, request_key: key };
  const sent = await store.dispatch(api.endpoints.createQuoteRequest.initiate({ createQuoteRequestDto }));
  if (sent.error) {
    // What is stored stays. Sent from the page that comes back, it is another request.
    const next = isKeyReused(sent.error) ? newUuid() : key;
    return returned({ values, key: next, ...refusalOf(sent.error) }, statusOf(sent.error));
  }
  // Where no mail brings the link, the page of the request says thanks: the address of another page would leak it.
  const { data: given } = sent.data;
  // A process of the release before answers without.
  const link = (given as typeof given | null)?.link;
  return redirect(link ? new URL(link).pathname : '/gracias', 303);
}

/** The key that the page was sent with. Where it came without one, nothing else may have the one that it gets. */
function keyIn(form: FormData): string {
  const key = textOf(form, KEY_FIELD);
  return isUuid(key) ? key : newUuid();
}

const returned = (form: ReturnedForm, status: number) => data<ReturnedForm>(form, { status });

/** The status of the API's refusal, or 503 when it did not answer. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status < 500 ? status : 503;
}

import { data } from 'react-router-dom';
import { api } from '../../../api/public.generated';
import { redirect } from '../../../store/page-loader';
import type { AppStore } from '../../../store/store';
import { campaignOf } from '../campaign';
import { problemsOf } from './quote-problems';
import { toRequest } from './quote-request';
import { sentValues } from './quote-values';
import { isKeyReused, refusalOf } from './refusal';
import { newUuid } from '../../../ui/uuid';
import { keyIn, refused } from '../../answer-form';
import { KEY_FIELD } from './request-key';
import type { ReturnedForm } from './use-quote-form';

/**
 * Takes the form on the server, when it was posted without scripts: redirects to the thanks, or returns it with its
 * problems.
 */
export async function takeQuoteForm(store: AppStore, request: Request) {
  const form = await request.formData();
  const values = sentValues(form);
  const key = keyIn(form, KEY_FIELD);
  const problems = problemsOf(values);
  if (Object.keys(problems).length > 0) return data<ReturnedForm>({ values, key, problems }, { status: 400 });

  const body = toRequest(values, campaignOf(new URL(request.url).search));
  const createQuoteRequestDto = { ...body, request_key: key };
  const sent = await store.dispatch(api.endpoints.createQuoteRequest.initiate({ createQuoteRequestDto }));
  if (sent.error) {
    // What is stored stays. Sent from the page that comes back, it is another request.
    const next = isKeyReused(sent.error) ? newUuid() : key;
    return refused<ReturnedForm>({ values, key: next, ...refusalOf(sent.error) }, sent.error);
  }
  // Where no mail brings the link, the page of the request says thanks: the address of another page would leak it.
  const { data: given } = sent.data;
  // A process of the release before answers without.
  const link = (given as typeof given | null)?.link;
  return redirect(link ? new URL(link).pathname : '/gracias', 303);
}

import { data } from 'react-router-dom';
import { api } from '../../../api/on-need.generated';
import { redirect } from '../../../app/page-loader';
import type { AppStore } from '../../../app/store';
import { campaignOf } from '../campaign';
import { problemsOf } from './quote-problems';
import { todayInChile } from './today';
import { toRequest } from './quote-request';
import { sentValues, type QuoteValues } from './quote-values';
import type { Refusal } from './not-sent';
import { refusalOf } from './refusal';
import { keyOfText } from './request-key';
import type { ReturnedForm } from './use-quote-form';

/**
 * Takes the form on the server when it was posted without scripts. Sends it to the API and redirects to the thanks, or
 * returns it filled in, with its problems and their status.
 */
export async function takeQuoteForm(store: AppStore, request: Request) {
  const values = sentValues(await request.formData());
  const problems = problemsOf(values);
  if (Object.keys(problems).length > 0) return returned(values, { problems }, 400);

  const body = toRequest(values, campaignOf(new URL(request.url).search));
  const createQuoteRequestDto = { ...body, request_key: await keyOfText(body, todayInChile()) };
  const sent = await store.dispatch(api.endpoints.createQuoteRequest.initiate({ createQuoteRequestDto }));
  if (sent.error) return returned(values, refusalOf(sent.error), statusOf(sent.error));
  // Where no mail brings the link, the page of the request says thanks: the address of another page would tell it to others.
  const { data: given } = sent.data;
  // A process of the release before answers without.
  const link = (given as typeof given | null)?.link;
  return redirect(link ? new URL(link).pathname : '/gracias', 303);
}

function returned(values: QuoteValues, refusal: Refusal, status: number) {
  return data<ReturnedForm>({ values, ...refusal }, { status });
}

/** The status of the API's refusal, or 503 when it did not answer. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status < 500 ? status : 503;
}

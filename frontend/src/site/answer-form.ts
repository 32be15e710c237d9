import { data } from 'react-router-dom';
import { fieldErrorsOf, messageOf, statusOf } from '../api/error-text';
import { notFound } from '../store/page-loader';
import { isUuid, newUuid } from '../ui/uuid';
import { textOf } from './form-text';

/* How the server answers a form that was sent without scripts. */

/** The page behind a secret link that a form was sent to, and the link's token. */
export function linkOf(request: Request): { pathname: string; token: string } {
  const { pathname } = new URL(request.url);
  return { pathname, token: pathname.slice(pathname.lastIndexOf('/') + 1) };
}

/** The idempotency key of a form. One that came without gets a new key. */
export function keyIn(form: FormData, field: string): string {
  const key = textOf(form, field);
  return isUuid(key) ? key : newUuid();
}

/** Shows the page again, with the status of the API's refusal, or 503 when it did not answer. */
export function refused<Answer>(answer: Answer, error: unknown) {
  const status = statusOf(error);
  return data(answer, { status: status && status < 500 ? status : 503 });
}

/** The same, but the page is gone where the API does not know the link. */
export function refusedOrGone<Answer>(answer: Answer, error: unknown) {
  if (statusOf(error) === 404) throw notFound();
  return refused(answer, error);
}

/** Why a form was refused, in one sentence. */
export const failureOf = (error: unknown): string => fieldErrorsOf(error)[0]?.msg ?? messageOf(error);

/** Why a form was refused, by field. The sentence about the whole form stands under ''. */
export function problemsOf(error: unknown): Record<string, string> {
  const problems = Object.fromEntries(fieldErrorsOf(error).map(({ field, msg }) => [field, msg]));
  return Object.keys(problems).length > 0 ? problems : { '': messageOf(error) };
}

import { data } from 'react-router-dom';
import { fieldErrorsOf, messageOf } from '../../api/error-text';
import { api } from '../../api/link.generated';
import { redirect } from '../../store/page-loader';
import type { AppStore } from '../../store/store';
import { textOf } from '../form-text';

/** An answer that was not taken: what the client wrote, and why. */
export interface ReturnedAnswer {
  name: string;
  /** Whether the tick stays: not where the terms have changed since, which nobody has agreed to. */
  agrees: boolean;
  reason: string;
  /** A sentence about the whole answer. */
  problem: string | null;
  /** What is wrong with a field. */
  problems: { name?: string; terms?: string; reason?: string };
}

/** Takes the client's answer on the server, and leads back to the page, which says what became of it. */
export async function takeAnswer(store: AppStore, request: Request) {
  const { pathname } = new URL(request.url);
  const token = pathname.slice(pathname.lastIndexOf('/') + 1);
  const form = await request.formData();
  const said = { name: textOf(form, 'name'), agrees: form.has('terms'), reason: textOf(form, 'reason') };
  const accepts = textOf(form, 'answer') !== 'no';
  if (accepts) {
    const problems = problemsOf(said.name, said.agrees);
    if (Object.keys(problems).length > 0) return returned({ ...said, problem: null, problems }, 400);
  }
  const yes = { name: said.name, terms: true as const, terms_version: textOf(form, 'terms_version') };
  const sent = accepts
    ? await store.dispatch(api.endpoints.acceptOffer.initiate({ token, acceptOfferDto: yes }))
    : await store.dispatch(
        api.endpoints.declineOffer.initiate({ token, declineOfferDto: { reason: said.reason || null } }),
      );
  if (!sent.error) return redirect(pathname, 303);
  const problems: Record<string, string> = {};
  for (const { field, msg } of fieldErrorsOf(sent.error)) problems[field] ??= msg;
  const status = statusOf(sent.error);
  const agrees = said.agrees && status !== 409;
  return returned({ ...said, agrees, problem: messageOf(sent.error), problems }, status);
}

/** What is missing for a yes. */
function problemsOf(name: string, agrees: boolean): ReturnedAnswer['problems'] {
  return {
    ...(name.trim() === '' && { name: 'Escribe tu nombre.' }),
    ...(!agrees && { terms: 'Acepta los términos para confirmar.' }),
  };
}

const returned = (answer: ReturnedAnswer, status: number) => data<ReturnedAnswer>(answer, { status });

/** The status of the API's refusal, or 503 when it did not answer. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status < 500 ? status : 503;
}

import { data } from 'react-router-dom';
import { fieldErrorsOf, messageOf, statusOf } from '../../api/error-text';
import { api } from '../../api/link.generated';
import { redirect } from '../../store/page-loader';
import type { AppStore } from '../../store/store';
import { linkOf, refused } from '../answer-form';
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
  const { pathname, token } = linkOf(request);
  const form = await request.formData();
  const said = { name: textOf(form, 'name'), agrees: form.has('terms'), reason: textOf(form, 'reason') };
  const accepts = textOf(form, 'answer') !== 'no';
  if (accepts) {
    const problems = problemsOf(said.name, said.agrees);
    if (Object.keys(problems).length > 0)
      return data<ReturnedAnswer>({ ...said, problem: null, problems }, { status: 400 });
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
  const agrees = said.agrees && statusOf(sent.error) !== 409;
  return refused<ReturnedAnswer>({ ...said, agrees, problem: messageOf(sent.error), problems }, sent.error);
}

function problemsOf(name: string, agrees: boolean): ReturnedAnswer['problems'] {
  return {
    ...(name.trim() === '' && { name: 'Escribe tu nombre.' }),
    ...(!agrees && { terms: 'Acepta los términos para confirmar.' }),
  };
}

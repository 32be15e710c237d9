import { api } from '../../api/link.generated';
import { redirect } from '../../store/page-loader';
import type { AppStore } from '../../store/store';
import { linkOf, problemsOf, refusedOrGone } from '../answer-form';
import { textOf } from '../form-text';

/** What was written, as it goes back into the form. */
interface OpinionValues {
  client_name: string;
  score: number;
  description: string;
}

/** A form that was not taken: what was written, and what is wrong with it. */
export interface ReturnedOpinion {
  values: OpinionValues;
  /** By field; what concerns none of them stands under ''. */
  problems: Record<string, string>;
}

/** Takes the form on the server, and leads back to the page, or returns what was written with what is wrong. */
export async function takeOpinion(store: AppStore, request: Request) {
  const { pathname, token } = linkOf(request);
  const values = valuesOf(await request.formData());
  const sent = await store.dispatch(api.endpoints.giveOpinion.initiate({ token, giveOpinionDto: values }));
  if (!sent.error) return redirect(pathname, 303);
  return refusedOrGone<ReturnedOpinion>({ values, problems: problemsOf(sent.error) }, sent.error);
}

function valuesOf(form: FormData): OpinionValues {
  // Without a star chosen nothing is sent for it.
  const score = Number(textOf(form, 'score'));
  return {
    client_name: textOf(form, 'client_name'),
    score: Number.isFinite(score) ? score : 0,
    description: textOf(form, 'description'),
  };
}

import { fieldErrorsOf, messageOf, UNKNOWN_ERROR } from '../../../api/error-text';
import type { QuoteProblems } from './quote-problems';
import { QUOTE_FIELDS } from './quote-values';

/** Why a form was not taken: what is wrong with its fields, or what kept it from arriving. */
export interface Refusal {
  problems: QuoteProblems;
  /** What to say above the button where no field is to blame. */
  failure?: string;
}

const NO_ANSWER = 'No pudimos enviar tu solicitud. Lo que escribiste sigue aquí: vuelve a intentarlo en un momento.';

/** What a failed call to the API means for the form. */
export function refusalOf(error: unknown): Refusal {
  const blamed = fieldErrorsOf(error).map(({ field, msg }) => [field, msg] as const);
  const shown = blamed.filter(([field]) => QUOTE_FIELDS.some((known) => known === field));
  if (shown.length > 0) return { problems: Object.fromEntries(shown) };
  const said = messageOf(error);
  return { problems: {}, failure: said === UNKNOWN_ERROR ? NO_ANSWER : said };
}

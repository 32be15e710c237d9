import { fieldErrorsOf, messageOf, UNKNOWN_ERROR } from '../../../api/error-text';
import { NOT_SENT, type Refusal } from './not-sent';
import { QUOTE_FIELDS } from './quote-values';

/** What the form shows after a failed call. */
export function refusalOf(error: unknown): Refusal {
  const blamed = fieldErrorsOf(error).map(({ field, msg }) => [field, msg] as const);
  const shown = blamed.filter(([field]) => QUOTE_FIELDS.some((known) => known === field));
  if (shown.length > 0) return { problems: Object.fromEntries(shown) };
  const said = messageOf(error);
  return said === UNKNOWN_ERROR ? NOT_SENT : { problems: {}, failure: said };
}

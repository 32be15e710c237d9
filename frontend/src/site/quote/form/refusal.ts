import { fieldErrorsOf, messageOf, statusOf, UNKNOWN_ERROR } from '../../../api/error-text';
import { NOT_SENT, STILL_HERE, type Refusal } from './not-sent';
import { QUOTE_FIELDS } from './quote-values';

/** Whether other content was sent under the key before. What is sent next has another key. */
export const isKeyReused = (error: unknown): boolean => statusOf(error) === 422;

/** What the form shows after a failed call. */
export function refusalOf(error: unknown): Refusal {
  const blamed = fieldErrorsOf(error).map(({ field, msg }) => [field, msg] as const);
  const shown = blamed.filter(([field]) => QUOTE_FIELDS.some((known) => known === field));
  if (shown.length > 0) return { problems: Object.fromEntries(shown) };
  const said = messageOf(error);
  if (isKeyReused(error)) return { problems: {}, failure: `${said} ${STILL_HERE}` };
  return said === UNKNOWN_ERROR ? NOT_SENT : { problems: {}, failure: said };
}

import { messageOf, UNKNOWN_ERROR } from '../api/error-text';

/** Why something was not done. Where no answer of ours came, such as without a network, that is what is wrong. */
export function failureText(error: unknown): string {
  const said = messageOf(error);
  return said === UNKNOWN_ERROR ? 'No pudimos conectarnos. Revisa tu conexión e inténtalo de nuevo.' : said;
}

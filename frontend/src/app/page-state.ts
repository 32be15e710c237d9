import type { SiteSettings } from '../ui/settings';
import { jsonText } from './frozen-text';

/** Id of the JSON element that carries a page's state from the server to the browser. */
export const STATE_ID = 'page-state';

/** A query and its answer, as the server read it. */
export interface ReadQuery {
  endpointName: string;
  arg: unknown;
  value: unknown;
}

/** The router's state after its loaders have run, in the same shape on both sides. */
export interface RouterState {
  loaderData: Record<string, unknown>;
  /** The answer of a page's action to its form, when a form was sent before the scripts had arrived. */
  actionData: Record<string, unknown> | null;
  errors: Record<string, unknown> | null;
}

/** Everything the browser needs to continue the page without asking the API again. */
export interface PageState {
  settings: SiteSettings;
  /** Missing when the server sent an empty page (the back-office). */
  router?: RouterState;
  queries: ReadQuery[];
}

/**
 * The text of a `<script type="application/json">`. `<` is escaped, so that no text in the data can close the element.
 */
export function serialize({ queries, ...rest }: PageState): string {
  const list = queries.map(({ value, ...asked }) => withMember(jsonText(asked), 'value', jsonText(value)));
  return withMember(jsonText(rest), 'queries', `[${list.join(',')}]`);
}

/** The JSON text of an object with members, and one more. */
const withMember = (object: string, name: string, text: string): string => `${object.slice(0, -1)},"${name}":${text}}`;

/** The state that the server left in the document. Null when the server did not render the page. */
export function parsePageState(document: Document): PageState | null {
  const text = document.getElementById(STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}

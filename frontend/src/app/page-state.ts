import { QueryStatus } from '@reduxjs/toolkit/query';

import { api } from '../api/public.generated';
import type { SiteSettings } from '../ui/settings';
import type { AppStore } from './store';

/** Id of the JSON block that carries a page's state from the server to the browser. */
export const STATE_ID = 'page-state';

/** One answered query, as the server read it. */
interface ReadQuery {
  endpointName: string;
  arg: unknown;
  value: unknown;
}

/** What the router knows after its loaders have run: the same shape on both sides. */
export interface RouterState {
  loaderData: Record<string, unknown>;
  /** What a page's action answered to its form, where one was sent before the scripts had arrived. */
  actionData: Record<string, unknown> | null;
  errors: Record<string, unknown> | null;
}

/** Everything the browser needs to take a page over without asking the API again. */
export interface PageState {
  settings: SiteSettings;
  /** Absent where the server sent an empty shell (the back-office). */
  router?: RouterState;
  queries: ReadQuery[];
}

/**
 * The answered queries of a store. No request ids or times: the same data gives the same bytes,
 * so the page's ETag only changes when the page does.
 */
export function readQueries(store: AppStore): ReadQuery[] {
  return Object.values(store.getState().api.queries).flatMap((query) =>
    query?.status === QueryStatus.fulfilled && query.endpointName
      ? [{ endpointName: query.endpointName, arg: query.originalArgs, value: query.data }]
      : [],
  );
}

/** Puts the server's answers into the browser's store, with their tags, as if it had asked itself. */
export function restoreQueries(store: AppStore, queries: ReadQuery[]): void {
  // The entries come from our own server, which typed them when it read them; JSON cannot carry the types.
  type Entries = Parameters<typeof api.util.upsertQueryEntries>[0];
  store.dispatch(api.util.upsertQueryEntries(queries as unknown as Entries));
}

/** For a `<script type="application/json">`: `<` is escaped, so that no text in the data can end the element. */
export function serialize(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

/** The state the server left in the document; null where no server rendered it. */
export function parsePageState(document: Document): PageState | null {
  const text = document.getElementById(STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}

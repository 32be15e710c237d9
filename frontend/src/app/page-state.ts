import { QueryStatus } from '@reduxjs/toolkit/query';

import { api } from '../api/public.generated';
import type { SiteSettings } from '../ui/settings';
import type { AppStore } from '../store/store';

/** Id of the JSON element that carries a page's state from the server to the browser. */
export const STATE_ID = 'page-state';

/** A query and its answer, as the server read it. */
interface ReadQuery {
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

/** The queries that the store has answers to, in the order of their keys, so that the same data give the same page. */
export function readQueries(store: AppStore): ReadQuery[] {
  const entries = Object.entries(store.getState().api.queries).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.flatMap(([, entry]) =>
    entry?.status === QueryStatus.fulfilled && entry.endpointName
      ? [{ endpointName: entry.endpointName, arg: entry.originalArgs, value: entry.data }]
      : [],
  );
}

/** Puts the server's answers into the browser's store, with their tags, as if the browser had asked. */
export function restoreQueries(store: AppStore, queries: readonly ReadQuery[]): void {
  // The entries come from our own server, which typed them. JSON cannot carry the types.
  type Entries = Parameters<typeof api.util.upsertQueryEntries>[0];
  store.dispatch(api.util.upsertQueryEntries(queries as unknown as Entries));
}

/** The text of a `<script type="application/json">`. `<` is escaped, so that no data can close the element. */
export const serialize = (state: PageState): string => JSON.stringify(state).replaceAll('<', '\\u003c');

/** The state that the server left in the document. Null when the server did not render the page. */
export function parsePageState(document: Document): PageState | null {
  const text = document.getElementById(STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}

import { QueryStatus } from '@reduxjs/toolkit/query';

import { api } from '../api/public.generated';
import type { ReadQuery } from './page-state';
import type { AppStore } from './store';

/**
 * The answered queries of a store, without request ids and times. The same data give the same bytes, so that the page's
 * ETag changes only when the page does.
 */
export function readQueries(store: AppStore): ReadQuery[] {
  return Object.values(store.getState().api.queries).flatMap((query) =>
    query?.status === QueryStatus.fulfilled && query.endpointName
      ? [{ endpointName: query.endpointName, arg: query.originalArgs, value: query.data }]
      : [],
  );
}

/** Puts the server's answers into the browser's store, with their tags, as if the browser had asked. */
export function restoreQueries(store: AppStore, queries: readonly ReadQuery[]): void {
  // The entries come from our own server, which typed them. JSON cannot carry the types.
  type Entries = Parameters<typeof api.util.upsertQueryEntries>[0];
  store.dispatch(api.util.upsertQueryEntries(queries as unknown as Entries));
}

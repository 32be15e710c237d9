import { api } from '../api/public.generated';
import type { ReadQuery } from './page-state';
import type { AppStore } from './store';

/** Puts the server's answers into the browser's store, with their tags, as if the browser had asked. */
export function restoreQueries(store: AppStore, queries: readonly ReadQuery[]): void {
  // The entries come from our own server, which typed them. JSON cannot carry the types.
  type Entries = Parameters<typeof api.util.upsertQueryEntries>[0];
  store.dispatch(api.util.upsertQueryEntries(queries as unknown as Entries));
}

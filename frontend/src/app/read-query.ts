import type { Action, ThunkDispatch } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';

import type { ApiConnection } from '../api/base-query';
import { api } from '../api/public.generated';
import type { AppStore, RootState } from './store';

/** A query that was started with `endpoint.initiate(arg)`. */
export type StartedQuery<Result> = Promise<unknown> & {
  queryCacheKey: string;
  unwrap(): Promise<Result>;
  unsubscribe(): void;
};
export type QueryThunk<Result> = (
  dispatch: ThunkDispatch<RootState, ApiConnection, Action>,
  getState: () => RootState,
  extra: ApiConnection,
) => StartedQuery<Result>;

/**
 * Runs one query of a page and returns its data. Throws when the call fails, and the error page is shown. The browser
 * ends its subscription at once, because the page's hooks have their own. The server keeps the subscription: ending it
 * starts a timer that keeps the whole store in memory for a minute.
 */
export async function readQuery<Result>(store: Pick<AppStore, 'dispatch'>, query: QueryThunk<Result>): Promise<Result> {
  const started = store.dispatch(query);
  try {
    return await started.unwrap();
  } catch (error) {
    // Removes the failure, so that a page which asks again shows that it waits. (The library makes this key, but types
    // it as a plain string.)
    const queryCacheKey = started.queryCacheKey as QueryCacheKey;
    if (inBrowser()) store.dispatch(api.internalActions.removeQueryResult({ queryCacheKey }));
    throw error;
  } finally {
    if (inBrowser()) started.unsubscribe();
  }
}

const inBrowser = (): boolean => typeof window !== 'undefined';

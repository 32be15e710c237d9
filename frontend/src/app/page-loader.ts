import type { Action, ThunkDispatch } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import type { LoaderFunctionArgs, Params } from 'react-router-dom';
import { redirect as redirectTo } from 'react-router-dom';

import type { ApiConnection } from '../api/base-query';
import { api } from '../api/public.generated';
import type { AppStore, RootState } from './store';

/** What a page's loader gets: the store to fill, the address asked for, and the parts of its path. */
export interface PageContext {
  store: AppStore;
  request: Request;
  params: Params;
}

/**
 * Fills the store with what a page shows, before it is rendered: on the server for the first page, in the
 * browser on every navigation. The page's component then reads the same queries through its hooks.
 */
export type PageLoader = (context: PageContext) => Promise<null | Response>;

/** A query on its way, as `endpoint.initiate(arg)` makes it. */
type StartedQuery<Result> = Promise<unknown> & {
  queryCacheKey: string;
  unwrap(): Promise<Result>;
  unsubscribe(): void;
};
type QueryThunk<Result> = (
  dispatch: ThunkDispatch<RootState, ApiConnection, Action>,
  getState: () => RootState,
  extra: ApiConnection,
) => StartedQuery<Result>;

/**
 * Runs one query of a page and answers its data; a failed call is thrown and becomes the error page.
 * The browser lets go of it at once, since the page's hooks hold it from then on; the server keeps it,
 * because letting go starts a timer that would hold the whole store in memory for a minute.
 */
export async function read<Result>(store: AppStore, query: QueryThunk<Result>): Promise<Result> {
  const started = store.dispatch(query);
  try {
    return await started.unwrap();
  } catch (error) {
    // Forgotten, so that a page which asks again shows that it waits, and not a failure that may be over.
    // (The library makes the key, and types it as a plain string on what it gives back.)
    const queryCacheKey = started.queryCacheKey as QueryCacheKey;
    if (inBrowser()) store.dispatch(api.internalActions.removeQueryResult({ queryCacheKey }));
    throw error;
  } finally {
    if (inBrowser()) started.unsubscribe();
  }
}

const inBrowser = (): boolean => typeof window !== 'undefined';

/** To throw: nothing lives at this address (HTTP 404). The message, if any, is shown as a toast. */
export function notFound(message?: string): Response {
  return new Response(message ?? null, { status: 404, statusText: 'Not Found' });
}

/** To throw or return: the page lives elsewhere on this site. Accents in the path are encoded for the header. */
export function redirect(path: string, status: 301 | 302 | 303 = 302): Response {
  const { pathname, search } = new URL(path, 'http://here.invalid');
  return redirectTo(pathname + search, status);
}

/**
 * Turns a page's loader into a route's. Whatever fails becomes an answer with a status, so that server and
 * browser show the same error page: an address the API refuses (400, 404) is not found, an API that does not
 * answer is 503. Programming errors are left as they are.
 */
export function routeLoader(store: AppStore, load: PageLoader) {
  return async ({ request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>): Promise<null | Response> => {
    try {
      return await load({ store, request, params });
    } catch (error) {
      throw asResponse(error);
    }
  };
}

/**
 * For what a page can do without, or tells of itself: a call that fails is no reason to lose the rest of the page. The
 * browser logs it; the server logs its own calls.
 */
export function logFailure(error: unknown): void {
  // eslint-disable-next-line no-console -- whoever looks for the cause finds it in the console
  if (inBrowser()) console.error('Error al obtener los datos:', error);
}

/**
 * A list that does not arrive says so itself and offers another try (site/list/ListProblem.tsx), with all that is there
 * already left in its place. The server answers 503 instead, so that nobody keeps a page without its list.
 */
export async function toldByPage(list: Promise<unknown>): Promise<void> {
  try {
    await list;
  } catch (error) {
    if (!inBrowser() || !isFailedCall(error) || isRefusal(error)) throw error;
    logFailure(error);
  }
}

function asResponse(error: unknown): unknown {
  if (error instanceof Response || !isFailedCall(error)) return error;
  const status = error.status;
  if (isRefusal(error)) return notFound();
  logFailure(error);
  if (status === 429) return new Response(null, { status: 429 });
  return new Response(null, { status: 503 });
}

/** The API answered, and knows nothing of that kind. */
function isRefusal({ status }: { status: number | string }): boolean {
  return status === 400 || status === 404;
}

/** The shape RTK Query rejects with: an HTTP status, or a word such as FETCH_ERROR when nothing answered. */
function isFailedCall(error: unknown): error is { status: number | string } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    (typeof error.status === 'number' || typeof error.status === 'string')
  );
}

import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import type { LoaderFunctionArgs, Params } from 'react-router-dom';
import { redirect as redirectTo } from 'react-router-dom';

import type { ApiConnection } from '../api/base-query';
import { api } from '../api/public.generated';
import type { AppStore } from './store';

/** What a page's loader receives: the store to fill, the address, and the parts of its path. */
export interface PageContext {
  store: AppStore;
  request: Request;
  params: Params;
}

/** Where a loader finds its store: a browser has one, the server one for each request. */
export type StoreSource = AppStore | ((args: { context?: unknown }) => AppStore);

/**
 * Fills the store with a page's data before it is rendered, on the server or in the browser. Its component reads it by
 * hooks.
 */
export type PageLoader = (context: PageContext) => Promise<null | Response>;

const inBrowser = (): boolean => typeof window !== 'undefined';

/** A response to throw when nothing is at this address (HTTP 404). Its message, if any, is shown in a toast. */
export function notFound(message?: string): Response {
  return new Response(message ?? null, { status: 404, statusText: 'Not Found' });
}

/** Redirects to another address of this site. Accents in the path are encoded: a header cannot contain them. */
export function redirect(path: string, status: 301 | 302 | 303 = 302): Response {
  const { pathname, search } = new URL(path, 'http://here.invalid');
  return redirectTo(pathname + search, status);
}

/**
 * Turns a page's loader into a route's. A failed call becomes a status: 404 where the API refuses the address (400,
 * 404), 409 where the record must not be used now, 503 where the API does not answer. Programming errors are thrown on.
 */
export function routeLoader(source: StoreSource, load: PageLoader) {
  return async (
    args: Pick<LoaderFunctionArgs, 'request' | 'params'> & { context?: unknown },
  ): Promise<null | Response> => {
    const { request, params } = args;
    const store = typeof source === 'function' ? source(args) : source;
    try {
      return await load({ store, request, params });
    } catch (error) {
      throw asResponse(error);
    }
  };
}

/** The browser logs failed calls; the server logs its own. */
function logFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- the cause is looked for in the console
  if (inBrowser()) console.error('Error al obtener los datos:', error);
}

/** Never fails: the page is shown also without the footer's data or the logos. */
export const orNothing = (reading: Promise<unknown>): Promise<unknown> => reading.catch(logFailure);

/**
 * A list that fails shows that itself (site/list/ListProblem.tsx), beside everything already on the page. The server
 * answers 503 instead, so that no cache keeps a page without its list.
 */
export async function orListProblem<Result>(store: AppStore, query: StartedQuery<Result>): Promise<Result | undefined> {
  try {
    return await query.unwrap();
  } catch (error) {
    if (!inBrowser() || !isFailedCall(error) || isRefusal(error)) throw error;
    // The page's hook asks again. Without the failure it shows until then that it waits.
    const queryCacheKey = query.queryCacheKey as QueryCacheKey;
    store.dispatch(api.internalActions.removeQueryResult({ queryCacheKey }));
    logFailure(error);
    return undefined;
  }
}

/** A query that was dispatched. Its key has no more than the type of a text, though the library made it. */
interface StartedQuery<Result> {
  queryCacheKey: string;
  unwrap: () => Promise<Result>;
}

/** A query of the API: `api.endpoints.getCompany`. */
export interface Query<Arg, Result> {
  initiate: (
    arg: Arg,
    options: { subscribe: false },
  ) => ThunkAction<StartedQuery<Result>, unknown, ApiConnection, UnknownAction>;
}

/** Starts a query once. The page's hooks subscribe to its answer. */
export const start = <Arg, Result>(
  { dispatch }: AppStore,
  { initiate }: Query<Arg, Result>,
  arg: Arg,
): StartedQuery<Result> => dispatch(initiate(arg, { subscribe: false }));

/** Reads what a page shows. Rejects where the API refuses. */
export const read = <Arg, Result>(store: AppStore, query: Query<Arg, Result>, arg: Arg): Promise<Result> =>
  start(store, query, arg).unwrap();

/** Reads all that a page shows, at the same time. */
export async function readAll(...readings: Promise<unknown>[]): Promise<null> {
  await Promise.all(readings);
  return null;
}

/** The loader of a page that shows what its secret link opens. */
export const readByLink =
  (query: Query<{ token: string }, unknown>): PageLoader =>
  ({ store, params: { token = '' } }) =>
    readAll(read(store, query, { token }));

function asResponse(error: unknown): unknown {
  if (error instanceof Response || !isFailedCall(error)) return error;
  if (isRefusal(error)) return notFound();
  const { status } = error;
  if (status !== 409) logFailure(error);
  return new Response(null, { status: status === 409 || status === 429 ? status : 503 });
}

/** The API answered that it does not have this. */
function isRefusal({ status }: { status: number | string }): boolean {
  return status === 400 || status === 404;
}

/** The error that RTK Query rejects with: an HTTP status, or a word such as FETCH_ERROR when there was no answer. */
function isFailedCall(error: unknown): error is { status: number | string } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    (typeof error.status === 'number' || typeof error.status === 'string')
  );
}

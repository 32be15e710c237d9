import type { Action, ThunkDispatch } from '@reduxjs/toolkit';
import type { LoaderFunctionArgs, Params } from 'react-router-dom';
import { redirect as redirectTo } from 'react-router-dom';

import type { ApiConnection } from '../api/base-query';
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
type StartedQuery<Result> = Promise<unknown> & { unwrap(): Promise<Result>; unsubscribe(): void };
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
  } finally {
    if (typeof window !== 'undefined') started.unsubscribe();
  }
}

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

function asResponse(error: unknown): unknown {
  if (error instanceof Response || !isFailedCall(error)) return error;
  const status = error.status;
  if (status === 400 || status === 404) return notFound();
  if (status === 429) return new Response(null, { status: 429 });
  return new Response(null, { status: 503 });
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

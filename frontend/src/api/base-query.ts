import type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query';

import type { NoAnswer } from './error-text';
import { answered, selectToken, type SessionState } from '../session/session-slice';

/** How a store reaches the API: by the browser's own `fetch`, or on the server in-process, without the network. */
export interface ApiConnection {
  /** The server's origin. The paths come from the contract (`/api/v1/…`). */
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  /** On the server, the frozen answer that is remembered for a GET, by path and query. Undefined where there is none. */
  remembered?: (path: string) => Promise<unknown>;
}

/** Facts about an answer besides its body. `total` counts all rows of a paged staff list (`X-Total-Count`). */
export interface ApiMeta {
  total?: number;
}

/** Calls whose 401 does not mean that the stored token has ended. */
const NOT_ABOUT_THE_TOKEN = ['login', 'logout'];

type Sent = Pick<FetchArgs, 'url' | 'method' | 'body' | 'params'>;

/**
 * Makes every call of the application: it adds the bearer token, sends files as multipart, reads the totals of paged
 * lists, and gives the session what an answer says about it (session/session-slice.ts). `fetchBaseQuery` is not used: it
 * reads each answer twice.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, object, ApiMeta> = async (
  args,
  { dispatch, endpoint, extra, getState, signal, type },
) => {
  const { baseUrl, fetch, remembered } = extra as ApiConnection;
  const token = selectToken(getState() as { session: SessionState });
  const sent: Sent = typeof args === 'string' ? { url: args } : args;
  const path = pathOf(sent);
  if (__SERVER__ && remembered && !sent.method && !token) {
    const data = await remembered(path);
    if (data !== undefined) return { data, meta: {} };
  }
  const request = new Request(baseUrl + path, {
    method: sent.method,
    signal,
    ...contentOf(sent.body, token),
  });
  const isOffline = !navigator.onLine;
  try {
    const response = await fetch(request);
    if (token && !NOT_ABOUT_THE_TOKEN.includes(endpoint)) {
      const said = (header: string) => response.headers.get(header);
      dispatch(answered({ token, status: response.status, role: said('X-Role'), name: said('X-Name') }));
    }
    return await answerOf(response);
  } catch (error) {
    const noAnswer: NoAnswer = type === 'query' ? 'unread' : isOffline ? 'notSent' : 'unknown';
    return { error: { status: 'FETCH_ERROR', error: token ? noAnswer : String(error) } };
  }
};

function pathOf({ url, params = {} }: Sent): string {
  const given = Object.entries(params as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `${url}${query && `?${query}`}`;
}

/** A body with a file is sent as multipart/form-data, every other one as JSON. */
function contentOf(body: unknown, token: string | undefined): { headers: Headers; body?: BodyInit } {
  const headers = new Headers({ Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (body === undefined) return { headers };
  if (holdsFile(body)) return { headers, body: asForm(body) };
  headers.set('Content-Type', 'application/json');
  return { headers, body: JSON.stringify(body) };
}

function holdsFile(body: unknown): body is Record<string, Blob | string | number | undefined> {
  if (typeof body !== 'object' || body === null) return false;
  return Object.values(body).some((value) => value instanceof Blob);
}

function asForm(body: Record<string, Blob | string | number | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

async function answerOf(response: Response): Promise<ReturnType<typeof baseQuery>> {
  const header = response.headers.get('X-Total-Count');
  const meta: ApiMeta = header ? { total: Number(header) } : {};
  const text = await response.text();
  try {
    const data: unknown = text ? JSON.parse(text) : null;
    return response.ok ? { data, meta } : { error: { status: response.status, data }, meta };
  } catch (error) {
    // The answer is a proxy's page, not the API's.
    return {
      error: { status: 'PARSING_ERROR', originalStatus: response.status, data: text, error: String(error) },
      meta,
    };
  }
}

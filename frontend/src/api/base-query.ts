import type { BaseQueryFn, FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { fetchBaseQuery } from '@reduxjs/toolkit/query';

import { selectToken, type SessionState } from '../session/session-slice';

/**
 * How a store reaches the API. The browser uses its own origin and `fetch`; the server gives each
 * rendered page a `fetch` that calls the API in-process, without the network (stack.md, server rendering).
 */
export interface ApiConnection {
  /** The server's origin; paths come from the contract (`/api/v1/…`). */
  baseUrl: string;
  fetch: typeof globalThis.fetch;
}

/** What is known of an answer besides its body; `total` is the number of rows of a paged staff list (`X-Total-Count`). */
export type ApiMeta = FetchBaseQueryMeta & { total?: number };

/**
 * Every call of the application: bearer token, files as multipart, totals of paged lists.
 * That a 401 ends the session is the session slice's own rule (session/session-slice.ts).
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, object, ApiMeta> = async (
  args,
  api,
  extraOptions,
) => {
  const connection = api.extra as ApiConnection;
  const token = selectToken(api.getState() as { session: SessionState });
  const send = fetchBaseQuery({
    baseUrl: connection.baseUrl,
    fetchFn: connection.fetch,
    prepareHeaders: (headers) => {
      if (token) headers.set('Authorization', `Bearer ${token}`);
    },
  });
  const answer = await send(asMultipart(args), api, extraOptions);
  return { ...answer, meta: withTotal(answer.meta) };
};

/** A body that holds a file travels as multipart/form-data; the generated code leaves it a plain object. */
function asMultipart(args: string | FetchArgs): string | FetchArgs {
  if (typeof args === 'string' || !holdsFile(args.body)) return args;
  const form = new FormData();
  for (const [name, value] of Object.entries(args.body)) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  }
  return { ...args, body: form };
}

function holdsFile(body: unknown): body is Record<string, Blob | string | number | undefined> {
  if (typeof body !== 'object' || body === null || body instanceof FormData) return false;
  return Object.values(body).some((value) => value instanceof Blob);
}

function withTotal(meta: FetchBaseQueryMeta | undefined): ApiMeta | undefined {
  const header = meta?.response?.headers.get('X-Total-Count');
  return meta && header ? { ...meta, total: Number(header) } : meta;
}

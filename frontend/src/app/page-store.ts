import { keyOf, type HeldAnswers, type PageAnswers } from '../api/answers';
import { pathOf, type ApiConnection, type Call, type Sent } from '../api/base-query';
import '../api/lists.generated';
import '../api/on-need.generated';
import { api } from '../api/public.generated';
import { sessionReducer } from '../session/session-slice';
import { loadingReducer } from '../ui/loading-slice';
import type { SiteState, SiteStore } from './late-store';
import type { ReadQuery } from './page-state';
import { createAppStore, type AppStore } from './store';

/** The store of a page on the server. */
export interface PageStore extends SiteStore, PageAnswers {
  /** The same answer as `read`, for what does not say it in the page's state. */
  ask: PageAnswers['read'];
  /** What was read with success, in the order in which it was asked for. */
  answers: () => ReadQuery[];
  /** The store with the machinery of calls, for pages and forms that need it. It is made when it is first asked for. */
  whole: () => AppStore;
}

/** An answer that was asked for. */
interface Asked {
  answer: Promise<unknown>;
  /** It is there once the call has ended well. */
  read?: ReadQuery;
}

/**
 * Makes the store of a page. It does for the server what the small store does for the browser (late-store.ts): it holds
 * answers under their keys and does without reducers and copies, which took a sixth of a page's time. Nothing in it ever
 * changes what was read.
 */
export function createPageStore(connection: ApiConnection): PageStore {
  const asked = new Map<string, Asked>();
  const shown: Asked[] = [];
  const queries: HeldAnswers['api']['queries'] = {};
  const state: SiteState = {
    api: { queries },
    session: sessionReducer(undefined, { type: '' }),
    loading: loadingReducer(undefined, { type: '' }),
  };
  let whole: AppStore | undefined;
  const wholeStore = () => (whole ??= createAppStore(connection));

  const begin = (key: string, endpointName: string, arg: unknown): Asked => {
    const made: Asked = { answer: answerTo(connection, endpointName, arg) };
    asked.set(key, made);
    made.answer.then(
      (value) => (made.read = { endpointName, arg, value }),
      // Whoever asks next asks anew.
      () => asked.delete(key),
    );
    return made;
  };
  const askFor = (key: string, name: string, arg: unknown) => asked.get(key) ?? begin(key, name, arg);

  /** Shows an answer to the page's parts. */
  const show = async (key: string, one: Asked): Promise<unknown> => {
    if (!shown.includes(one)) shown.push(one);
    try {
      const data = await one.answer;
      queries[key] = { status: 'fulfilled', data };
      return data;
    } catch (error) {
      queries[key] = { status: 'rejected' };
      throw error;
    }
  };

  // Under the key of a call is the answer to that call.
  const read = (name: string, arg?: unknown) => {
    const key = keyOf(name, arg);
    return show(key, askFor(key, name, arg));
  };
  return {
    read: read as PageAnswers['read'],
    ask: ((name: string, arg?: unknown) => askFor(keyOf(name, arg), name, arg).answer) as PageAnswers['read'],
    answers: () => shown.flatMap((one) => one.read ?? []),
    whole: wholeStore,
    getState: () => state,
    // A page is rendered once: nothing is listened to, followed or asked again.
    dispatch: (action) => action,
    subscribe: () => () => undefined,
    follow: () => () => undefined,
    again: () => undefined,
    start: () => Promise.resolve(wholeStore()),
  };
}

/** A call that has failed, as RTK Query's do: with the API's status and body, or a word such as FETCH_ERROR as its status. */
class FailedCall extends Error {
  constructor(
    readonly status: number | string,
    readonly data?: unknown,
    options?: ErrorOptions,
  ) {
    super(`The call failed: ${status}`, options);
  }
}

async function answerTo(connection: ApiConnection, name: string, arg: unknown): Promise<unknown> {
  const sent = requestOf(name, arg);
  const path = pathOf(sent);
  const known = sent.method ? undefined : await connection.remembered?.(path);
  if (known !== undefined) return known;
  const { call = callBy(connection) } = connection;
  const body = sent.body === undefined ? undefined : JSON.stringify(sent.body);
  const { status, text } = await call({ method: sent.method ?? 'GET', path, body }).catch((cause: unknown) => {
    throw new FailedCall('FETCH_ERROR', undefined, { cause });
  });
  const data = parsed(text);
  if (status >= 200 && status < 300) return data;
  throw new FailedCall(status, data);
}

function parsed(text: string): unknown {
  try {
    return text ? (JSON.parse(text) as unknown) : null;
  } catch (cause) {
    throw new FailedCall('PARSING_ERROR', text, { cause });
  }
}

/** Calls over `fetch`, where the server has no shorter way to its API. */
const callBy =
  ({ baseUrl, fetch }: ApiConnection): Call =>
  async ({ method, path, body }) => {
    const headers = { Accept: 'application/json', ...(body !== undefined && { 'Content-Type': 'application/json' }) };
    const answer = await fetch(new Request(baseUrl + path, { method, headers, body }));
    return { status: answer.status, text: await answer.text() };
  };

type QueryOf = (arg: unknown) => string | Sent;

/** How each call is asked, as the contract says. */
const queries = new Map<string, QueryOf>();

function requestOf(name: string, arg: unknown): Sent {
  const query = queries.get(name) ?? queryOf(name);
  queries.set(name, query);
  const sent = query(arg);
  return typeof sent === 'string' ? { url: sent } : sent;
}

/** Calls by names that only the contract knows. */
interface Known {
  enhanceEndpoints: (changes: { endpoints: Record<string, (definition: { query?: QueryOf }) => void> }) => unknown;
}

/** The library shows what it knows of a call to whoever may change it. */
function queryOf(name: string): QueryOf {
  let found: QueryOf | undefined;
  const look = ({ query }: { query?: QueryOf }) => void (found = query);
  (api as unknown as Known).enhanceEndpoints({ endpoints: { [name]: look } });
  if (!found) throw new Error(`There is no call ${name}.`);
  return found;
}

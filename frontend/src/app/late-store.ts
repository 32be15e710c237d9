import type { Store } from '@reduxjs/toolkit';

import { keyOf, type Answers, type CallName, type HeldAnswers } from '../api/answers';
import type { ApiConnection } from '../api/base-query';
import { sessionReducer, type SessionState } from '../session/session-slice';
import { loadingReducer, type LoadingState } from '../ui/loading-slice';
import type { ReadQuery } from './page-state';
import type { AppStore } from './store';

/** What public pages read of a store. */
export interface SiteState extends HeldAnswers {
  session: SessionState;
  loading: LoadingState;
}

/** The store around the application: a browser's, which begins small, or a whole one. */
export type SiteStore = Answers & Pick<Store<SiteState>, 'getState' | 'dispatch' | 'subscribe'>;

type Follower = (store: AppStore) => void;

/**
 * A browser's store. It begins with the answers that came with the page, and becomes a whole one, with the machinery of
 * calls, when somebody asks for the first time: most visitors read before they go on, and that machinery is a sixth of all
 * code. Whoever looks at an answer sees the same one before and after.
 */
export function createLateStore(read: readonly ReadQuery[], connection: ApiConnection): SiteStore {
  const listeners = new Set<() => void>();
  const followers = new Set<Follower>();
  let state: SiteState = {
    api: {
      queries: Object.fromEntries(read.map(({ endpointName, arg, value }) => [keyOf(endpointName, arg), held(value)])),
    },
    session: sessionReducer(undefined, { type: '' }),
    loading: loadingReducer(undefined, { type: '' }),
  };
  let whole: AppStore | undefined;
  let starting: Promise<AppStore> | undefined;

  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const change = (next: SiteState) => {
    state = next;
    tell();
  };
  const hold = (key: string, status: string | undefined) =>
    change({
      ...state,
      api: { queries: { ...state.api.queries, [key]: status === undefined ? undefined : { status } } },
    });

  const begin = async (): Promise<AppStore> => {
    const [{ createAppStore }, { restoreQueries }] = await Promise.all([import('./store'), import('./page-answers')]);
    const { session, loading } = state;
    const store = createAppStore({ preloadedState: { session, loading }, ...connection });
    restoreQueries(store, read);
    store.subscribe(tell);
    whole = store;
    for (const follow of followers) follow(store);
    followers.clear();
    tell();
    return store;
  };
  const start = (): Promise<AppStore> => {
    starting ??= begin().catch((error: unknown) => {
      // Its code did not come. Whoever needs it next asks anew.
      starting = undefined;
      throw error;
    });
    return starting;
  };
  /** Where the code does not come, the call has failed, as it has without a network. */
  const startFor = (key: string) => void start().catch(() => hold(key, 'rejected'));

  return {
    getState: () => whole?.getState() ?? state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (action) => {
      if (whole) return whole.dispatch(action);
      const { session, loading } = state;
      change({ ...state, session: sessionReducer(session, action), loading: loadingReducer(loading, action) });
      return action;
    },
    start,
    follow: (name: CallName, arg: unknown) => {
      if (whole) return whole.follow(name, arg);
      let end: (() => void) | undefined;
      const follow: Follower = (store) => (end = store.follow(name, arg));
      followers.add(follow);
      const key = keyOf(name, arg);
      if (state.api.queries[key]?.status !== 'fulfilled') startFor(key);
      return () => {
        followers.delete(follow);
        end?.();
      };
    },
    again: (name, arg) => {
      if (whole) return whole.again(name, arg);
      const key = keyOf(name, arg);
      hold(key, undefined);
      return startFor(key);
    },
  };
}

const held = (data: unknown) => ({ status: 'fulfilled', data });

import {
  applyMiddleware,
  autoBatchEnhancer,
  combineReducers,
  legacy_createStore as createStore,
  type ThunkAction,
  type ThunkMiddleware,
  type UnknownAction,
} from '@reduxjs/toolkit';

import type { Answers, PageAnswers } from '../api/answers';
import '../api/lists.generated';
import '../api/on-need.generated';
import { api } from '../api/public.generated';
import type { ApiConnection } from '../api/base-query';
import { sessionReducer } from '../session/session-slice';
import { loadingReducer } from '../ui/loading-slice';
import { readQuery, type StartedQuery } from './read-query';

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  session: sessionReducer,
  loading: loadingReducer,
});

export type RootState = ReturnType<typeof reducer>;
interface StoreOptions extends ApiConnection {
  preloadedState?: Partial<RootState>;
}

/**
 * Creates one store per browser tab, and on the server one per request, so that no visitor sees another's data. The
 * connection to the API is the thunks' extra argument, so that the same code runs in both places. This does what
 * `configureStore` does, whose options and checks would be part of every first load.
 */
export function createAppStore({ preloadedState, ...connection }: StoreOptions) {
  const middleware = applyMiddleware(thunks(connection), api.middleware);
  const enhancer: typeof middleware = (next) => middleware(autoBatchEnhancer()(next));
  const store = createStore(reducer, preloadedState, enhancer);
  // The calls have their types where pages name them (api/answers.ts).
  type Query<Result> = ThunkAction<StartedQuery<Result>, RootState, ApiConnection, UnknownAction>;
  const queryOf = <Result>(name: string, arg: unknown, how?: object): Query<Result> => {
    const { initiate } = (api.endpoints as Record<string, { initiate: unknown }>)[name] ?? {};
    return (initiate as (arg: unknown, how?: object) => Query<Result>)(arg, how);
  };
  const answers: Answers & PageAnswers = {
    read: (name, ...[arg]) => readQuery(store, queryOf(name, arg)),
    follow: (name, arg) => {
      const asked = store.dispatch(queryOf(name, arg));
      return () => asked.unsubscribe();
    },
    again: (name, arg) => void store.dispatch(queryOf(name, arg, { forceRefetch: true, subscribe: false })),
    start: () => Promise.resolve(whole),
  };
  const whole = { ...store, ...answers };
  return whole;
}

type Thunk = ThunkAction<unknown, RootState, ApiConnection, UnknownAction>;
const isThunk = (action: unknown): action is Thunk => typeof action === 'function';

/** Middleware that lets functions be dispatched. RTK Query's calls are such functions. */
function thunks(connection: ApiConnection): ThunkMiddleware<RootState, UnknownAction, ApiConnection> {
  return (store) => (next) => (action) =>
    isThunk(action) ? action(store.dispatch, () => store.getState(), connection) : next(action);
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];

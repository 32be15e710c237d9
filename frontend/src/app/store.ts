import {
  applyMiddleware,
  autoBatchEnhancer,
  combineReducers,
  legacy_createStore as createStore,
  type ThunkAction,
  type ThunkMiddleware,
  type UnknownAction,
} from '@reduxjs/toolkit';

import { api } from '../api/public.generated';
import type { ApiConnection } from '../api/base-query';
import { sessionReducer } from '../session/session-slice';
import { loadingReducer } from '../ui/loading-slice';

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
  return createStore(reducer, preloadedState, enhancer);
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

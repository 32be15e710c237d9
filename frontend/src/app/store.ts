import { combineReducers, configureStore } from '@reduxjs/toolkit';

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
 * One store per browser tab, and on the server one per request, so that no visitor ever sees another's data.
 * The connection to the API is the thunks' extra argument: the same code runs in both places.
 */
export function createAppStore({ preloadedState, ...connection }: StoreOptions) {
  return configureStore({
    reducer,
    preloadedState,
    middleware: (defaults) => defaults({ thunk: { extraArgument: connection } }).concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];

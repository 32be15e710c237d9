import { configureStore } from '@reduxjs/toolkit';

import type { ApiConnection } from '../api/base-query';
import { api } from '../api/public.generated';
import { sessionReducer } from '../session/session-slice';
import { loadingReducer } from '../ui/loading-slice';

/**
 * Creates one store per browser tab, and on the server one per request. The connection to the API is the thunks' extra
 * argument.
 */
export function createAppStore(connection: ApiConnection) {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, session: sessionReducer, loading: loadingReducer },
    middleware: (defaults) =>
      // The two checks walk through the whole state after each action, which slows the tests down.
      defaults({ thunk: { extraArgument: connection }, immutableCheck: false, serializableCheck: false }).concat(
        api.middleware,
      ),
    devTools: process.env.NODE_ENV !== 'production',
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
export type RootState = ReturnType<AppStore['getState']>;

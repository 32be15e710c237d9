import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

import type { ApiConnection } from './base-query';
import { api } from './generated';

/** How long the change is under way for this alone, in milliseconds: it is done, and a network may have gone meanwhile. */
const PATIENCE_MS = 5000;

type State = Parameters<typeof api.util.selectCachedArgsForQuery>[0];

/**
 * Reads a shown request again after a change that raises its version but answers something else, such as a message.
 * Otherwise the next change would send a stale version, and be refused.
 * @returns resolves when the request is read, could not be, or takes long
 */
export function useRefetchRequest(): (requestId: number) => Promise<void> {
  const dispatch = useDispatch<ThunkDispatch<State, ApiConnection, UnknownAction>>();
  return (id) =>
    dispatch(async (read, getState) => {
      const shown = api.util.selectCachedArgsForQuery(getState(), 'getQuoteRequest').some((asked) => asked.id === id);
      if (!shown) return;
      const reading = read(api.endpoints.getQuoteRequest.initiate({ id }, { subscribe: false, forceRefetch: true }));
      await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    });
}

import { createApi } from '@reduxjs/toolkit/query/react';

import { baseQuery } from './base-query';

/** The time that RTK Query keeps an answer that no component uses, in seconds. */
const KEPT_S = 60;

/**
 * The empty API that `public.generated.ts` fills with the operations of the contract. The server keeps every answer as long as
 * the request's store: a timer per answer would hold the store in memory after the page was sent.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // Where `setupListeners` hears that the network is back, as in the back-office.
  refetchOnReconnect: true,
  keepUnusedDataFor: typeof window === 'undefined' ? Infinity : KEPT_S,
  endpoints: () => ({}),
});

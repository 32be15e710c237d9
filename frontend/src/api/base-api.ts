import { createApi } from '@reduxjs/toolkit/query/react';

import type { baseQuery as makeCall } from './base-query';

let make: typeof makeCall | undefined;

/** The code that makes calls comes with the first one: pages are sent with their data. */
const baseQuery: typeof makeCall = async (...call) => {
  try {
    make ??= (await import('./base-query')).baseQuery;
    return await make(...call);
  } catch (error) {
    return { error: { status: 'FETCH_ERROR', error: String(error) } };
  }
};

/** The empty API that `generated.ts` fills with the operations of the contract. */
export const baseApi = createApi({ reducerPath: 'api', baseQuery, endpoints: () => ({}) });

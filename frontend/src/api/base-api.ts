import { createApi } from '@reduxjs/toolkit/query/react';

import { baseQuery } from './base-query';

/** The empty API that `generated.ts` fills with the operations of the contract. */
export const baseApi = createApi({ reducerPath: 'api', baseQuery, endpoints: () => ({}) });

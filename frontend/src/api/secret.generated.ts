// Written by `make openapi` from openapi/openapi.json. Never edited by hand.
import { api } from './public.generated';
export const addTagTypes = [] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({}),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export const {} = injectedRtkApi;

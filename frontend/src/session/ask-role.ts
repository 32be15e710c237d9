import { api } from '../api/generated';
import type { AppDispatch } from '../app/store';

/** Asks the server about the session there is; its answer, like every other, says the role as it is now (api/base-query.ts). */
export async function askRole(dispatch: AppDispatch): Promise<void> {
  await dispatch(api.endpoints.validateToken.initiate(undefined, { forceRefetch: true, subscribe: false }));
}

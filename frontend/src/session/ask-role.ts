import { api } from '../api/on-need.generated';
import type { AppDispatch } from '../app/store';

/**
 * Asks the server about the session. Its answer, like every other one, carries the current role (api/base-query.ts).
 */
export async function askRole(dispatch: AppDispatch): Promise<void> {
  await dispatch(api.endpoints.validateToken.initiate(undefined, { forceRefetch: true, subscribe: false }));
}

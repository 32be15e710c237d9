import { api } from '../../api/secret.generated';
import { read, type PageLoader } from '../../app/page-loader';
import { isErased } from './erased';

/** Loads the request that the link opens. */
export const load: PageLoader = async ({ store, params: { token = '' } }) => {
  if (!isErased(store)) await read(store, api.endpoints.getMyRequest.initiate({ token }));
  return null;
};

import { api } from '../../api/secret.generated';
import { read, type PageLoader } from '../../app/page-loader';

/** Loads the offer that the address opens. */
export const load: PageLoader = async ({ store, params }) => {
  await read(store, api.endpoints.readOffer.initiate({ token: params['token'] ?? '' }));
  return null;
};

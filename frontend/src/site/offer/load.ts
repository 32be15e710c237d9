import { api } from '../../api/link.generated';
import type { PageLoader } from '../../store/page-loader';

/** Loads the offer that the address opens. */
export const load: PageLoader = async ({ store, params }) => {
  await store
    .dispatch(api.endpoints.readOffer.initiate({ token: params['token'] ?? '' }, { subscribe: false }))
    .unwrap();
  return null;
};

import { api } from '../../api/secret.generated';
import { readQuery } from '../../app/read-query';
import type { PageLoader } from '../../app/page-loader';
import type { AppStore } from '../../app/store';

/** Loads the offer that the address opens. */
export const load: PageLoader<AppStore> = async ({ store, params }) => {
  await readQuery(store, api.endpoints.readOffer.initiate({ token: params['token'] ?? '' }));
  return null;
};

import { api } from '../../api/secret.generated';
import { readQuery } from '../../app/read-query';
import { orNothing, type PageLoader } from '../../app/page-loader';
import type { AppStore } from '../../app/store';
import { isErased } from './erased';

/** The page can do without its offers: each was mailed, too. */
const loadOffers = orNothing<AppStore>(async ({ store, params: { token = '' } }) => {
  await readQuery(store, api.endpoints.listMyOffers.initiate({ token }));
  return null;
});

/** Loads the request that the link opens, and its offers. */
export const load: PageLoader<AppStore> = async (context) => {
  const { store, params } = context;
  if (isErased(store)) return null;
  const { token = '' } = params;
  await Promise.all([readQuery(store, api.endpoints.getMyRequest.initiate({ token })), loadOffers(context)]);
  return null;
};

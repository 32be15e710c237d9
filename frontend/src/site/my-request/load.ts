import { api } from '../../api/secret.generated';
import { orNothing, read, type PageLoader } from '../../app/page-loader';
import { isErased } from './erased';

/** The page can do without its offers: each was mailed, too. */
const loadOffers = orNothing(async ({ store, params: { token = '' } }) => {
  await read(store, api.endpoints.listMyOffers.initiate({ token }));
  return null;
});

/** Loads the request that the link opens, and its offers. */
export const load: PageLoader = async (context) => {
  const { store, params } = context;
  if (isErased(store)) return null;
  const { token = '' } = params;
  await Promise.all([read(store, api.endpoints.getMyRequest.initiate({ token })), loadOffers(context)]);
  return null;
};

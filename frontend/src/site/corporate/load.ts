import { api } from '../../api/public.generated';
import { read, type PageLoader } from '../../app/page-loader';

/** Loads the clients' logos. */
export const loadCorporate: PageLoader = async ({ store }) => {
  await read(store, api.endpoints.listClientLogos.initiate());
  return null;
};

import { api } from '../../api/public.generated';
import { read, type PageLoader } from '../../app/page-loader';

/** The logos of the clients who have celebrated with the house. */
export const loadCorporate: PageLoader = async ({ store }) => {
  await read(store, api.endpoints.listClientLogos.initiate());
  return null;
};

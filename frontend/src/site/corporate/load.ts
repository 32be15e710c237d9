import { api } from '../../api/public.generated';
import { orNothing, read, type PageLoader } from '../../app/page-loader';

/** Loads the clients' logos. */
export const load: PageLoader = orNothing(async ({ store }) => {
  await read(store, api.endpoints.listClientLogos.initiate());
  return null;
});

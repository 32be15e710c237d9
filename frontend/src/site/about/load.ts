import { api } from '../../api/public.generated';
import { orNothing, read, type PageLoader } from '../../app/page-loader';

/** Loads the clients' logos, and the company for its profiles. */
export const load: PageLoader = orNothing(async ({ store }) => {
  const { getCompany, listClientLogos } = api.endpoints;
  await Promise.all([read(store, getCompany.initiate()), read(store, listClientLogos.initiate())]);
  return null;
});

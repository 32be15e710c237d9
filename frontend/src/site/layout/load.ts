import { api } from '../../api/public.generated';
import { orNothing, read, type PageLoader } from '../../app/page-loader';

/** Loads the company's contact data, which every page shows. */
export const load: PageLoader = orNothing(async ({ store }) => {
  await read(store, api.endpoints.getCompany.initiate());
  return null;
});

import { api } from '../../api/public.generated';
import { read, type PageLoader } from '../../app/page-loader';

/** Loads the company's contact data, which every page shows. */
export const loadLayout: PageLoader = async ({ store }) => {
  await read(store, api.endpoints.getCompany.initiate());
  return null;
};

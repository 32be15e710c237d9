import { api } from '../../api/public.generated';
import { read, type PageLoader } from '../../app/page-loader';

/** The company, which is all this page is about. */
export const loadContact: PageLoader = async ({ store }) => {
  await read(store, api.endpoints.getCompany.initiate());
  return null;
};

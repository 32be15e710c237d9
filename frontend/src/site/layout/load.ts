import { api } from '../../api/public.generated';
import { read, type PageLoader } from '../../app/page-loader';

/** What the frame shows on every page: the company's contact data. */
export const loadLayout: PageLoader = async ({ store }) => {
  await read(store, api.endpoints.getCompany.initiate());
  return null;
};

import { orNothing, type PageLoader } from '../../app/page-loader';

/** Loads the company's contact data, which every page shows. */
export const load: PageLoader = orNothing(async ({ store }) => {
  await store.read('getCompany');
  return null;
});

import type { PageLoader } from '../../app/page-loader';

/** Loads everything on the home page at once. */
export const load: PageLoader = async ({ store }) => {
  await Promise.all([
    store.read('getCompany'),
    store.read('listTopChefs'),
    store.read('listModalities', { scope: 'proposals' }),
    store.read('listClientLogos'),
    store.read('listFavoriteComments'),
  ]);
  return null;
};

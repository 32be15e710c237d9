import { api } from '../../api/public.generated';
import { read, type PageLoader } from '../../app/page-loader';

/** Loads everything on the home page at once. */
export const load: PageLoader = async ({ store }) => {
  const { getCompany, listTopChefs, listModalities, listClientLogos, listFavoriteComments } = api.endpoints;
  await Promise.all([
    read(store, getCompany.initiate()),
    read(store, listTopChefs.initiate()),
    read(store, listModalities.initiate({ scope: 'proposals' })),
    read(store, listClientLogos.initiate()),
    read(store, listFavoriteComments.initiate()),
  ]);
  return null;
};

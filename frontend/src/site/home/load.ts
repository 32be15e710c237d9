import { api } from '../../api/public.generated';
import type { PageLoader } from '../../store/page-loader';

const { getCompany, listClientLogos, listFavoriteComments, listModalities, listTopChefs } = api.endpoints;

/** Loads everything on the home page at once. */
export const load: PageLoader = async ({ store }) => {
  await Promise.all([
    store.dispatch(getCompany.initiate(undefined, { subscribe: false })).unwrap(),
    store.dispatch(listTopChefs.initiate(undefined, { subscribe: false })).unwrap(),
    store.dispatch(listModalities.initiate({ scope: 'proposals' }, { subscribe: false })).unwrap(),
    store.dispatch(listClientLogos.initiate(undefined, { subscribe: false })).unwrap(),
    store.dispatch(listFavoriteComments.initiate(undefined, { subscribe: false })).unwrap(),
  ]);
  return null;
};

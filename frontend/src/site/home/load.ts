import { api } from '../../api/public.generated';
import { read, readAll, type PageLoader } from '../../store/page-loader';

const { getCompany, listClientLogos, listFavoriteComments, listModalities, listTopChefs } = api.endpoints;

export const load: PageLoader = ({ store }) =>
  readAll(
    read(store, getCompany, undefined),
    read(store, listTopChefs, undefined),
    read(store, listModalities, { scope: 'proposals' }),
    read(store, listClientLogos, undefined),
    read(store, listFavoriteComments, undefined),
  );

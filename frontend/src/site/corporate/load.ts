import { api } from '../../api/public.generated';
import { orNothing, read, readAll, type PageLoader } from '../../store/page-loader';
import { readTexts } from '../text/load-texts';

/** Loads what the page says. It can do without the clients' logos. */
export const load: PageLoader = ({ store }) =>
  readAll(readTexts(store, 'corporate'), orNothing(read(store, api.endpoints.listClientLogos, undefined)));

import { api } from '../../api/public.generated';
import { orNothing, read, readAll, type PageLoader } from '../../store/page-loader';
import { readTexts } from '../text/load-texts';

const { getCompany, listClientLogos } = api.endpoints;

/** Loads what the page says. It can do without the company's profiles and the clients' logos. */
export const load: PageLoader = ({ store }) =>
  readAll(
    readTexts(store, 'about'),
    orNothing(readAll(read(store, getCompany, undefined), read(store, listClientLogos, undefined))),
  );

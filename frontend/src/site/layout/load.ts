import { api } from '../../api/public.generated';
import { orNothing, read, readAll, type PageLoader } from '../../store/page-loader';
import { readTexts } from '../text/load-texts';

/** Loads what every page shows and can do without: the company's contact data and the footer's text. */
export const load: PageLoader = ({ store }) =>
  readAll(orNothing(read(store, api.endpoints.getCompany, undefined)), orNothing(readTexts(store, 'footer')));

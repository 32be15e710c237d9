import { api } from '../../api/public.generated';
import { orNothing, type PageLoader } from '../../store/page-loader';
import { readTexts } from '../text/load-texts';

const { getCompany, listClientLogos } = api.endpoints;

/** The clients' logos, and the company for its profiles. */
const loadOthers: PageLoader = orNothing(async ({ store }) => {
  await Promise.all([
    store.dispatch(getCompany.initiate(undefined, { subscribe: false })).unwrap(),
    store.dispatch(listClientLogos.initiate(undefined, { subscribe: false })).unwrap(),
  ]);
  return null;
});

/** Loads what the page says, and what it can do without. */
export const load: PageLoader = async (context) => {
  await Promise.all([readTexts(context.store, 'about'), loadOthers(context)]);
  return null;
};

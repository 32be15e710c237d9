import { api } from '../../api/public.generated';
import { orNothing, type PageLoader } from '../../store/page-loader';
import { readTexts } from '../text/load-texts';

const { getCompany } = api.endpoints;

const loadCompany: PageLoader = orNothing(async ({ store }) => {
  await store.dispatch(getCompany.initiate(undefined, { subscribe: false })).unwrap();
  return null;
});

const loadFooter: PageLoader = orNothing(async ({ store }) => {
  await readTexts(store, 'footer');
  return null;
});

/** Loads what every page shows: the company's contact data and the footer's text. */
export const load: PageLoader = async (context) => {
  await Promise.all([loadCompany(context), loadFooter(context)]);
  return null;
};

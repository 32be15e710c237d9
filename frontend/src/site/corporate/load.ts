import { api } from '../../api/public.generated';
import { orNothing, type PageLoader } from '../../store/page-loader';
import { readTexts } from '../text/load-texts';

const { listClientLogos } = api.endpoints;

/** The clients' logos. */
const loadLogos: PageLoader = orNothing(async ({ store }) => {
  await store.dispatch(listClientLogos.initiate(undefined, { subscribe: false })).unwrap();
  return null;
});

/** Loads what the page says, and what it can do without. */
export const load: PageLoader = async (context) => {
  await Promise.all([readTexts(context.store, 'corporate'), loadLogos(context)]);
  return null;
};

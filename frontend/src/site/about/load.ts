import { orNothing, type PageLoader } from '../../app/page-loader';
import { readTexts } from '../text/load-texts';

/** The clients' logos, and the company for its profiles. */
const loadOthers: PageLoader = orNothing(async ({ store }) => {
  await Promise.all([store.read('getCompany'), store.read('listClientLogos')]);
  return null;
});

/** Loads what the page says, and what it can do without. */
export const load: PageLoader = async (context) => {
  await Promise.all([readTexts(context.store, 'about'), loadOthers(context)]);
  return null;
};

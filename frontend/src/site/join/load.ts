import type { PageLoader } from '../../store/page-loader';
import { readTexts } from '../text/load-texts';

/** Loads what the page says. */
export const load: PageLoader = async ({ store }) => {
  await readTexts(store, 'join');
  return null;
};

import type { PageLoader } from '../../store/page-loader';
import { readTexts } from '../text/load-texts';

/** Loads the terms. */
export const load: PageLoader = async ({ store }) => {
  await readTexts(store, 'terms');
  return null;
};

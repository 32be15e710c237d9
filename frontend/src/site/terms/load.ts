import type { PageLoader } from '../../store/page-loader';
import { readTexts } from '../text/load-texts';

export const load: PageLoader = ({ store }) => readTexts(store, 'terms');

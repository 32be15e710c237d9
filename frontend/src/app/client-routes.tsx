import type { RouteObject } from 'react-router-dom';

import { fetchCode } from '../ui/optional/fetch-code';

/**
 * The back-office, in the browser only and in chunks of its own, so that Ant Design is not in a visitor's first load.
 */
export const clientRoutes: RouteObject[] = [
  {
    path: 'gestion/*',
    lazy: async () => ({ Component: (await fetchCode(() => import('./gestion-area'))).GestionArea }),
  },
];

import type { RouteObject } from 'react-router-dom';

import { fetchCode } from '../ui/optional/fetch-code';

/** The back-office and Mi cocina, in the browser only and in chunks of their own, outside the first load. */
export const clientRoutes: RouteObject[] = [
  {
    path: 'gestion/*',
    lazy: async () => ({ Component: (await fetchCode(() => import('./gestion-area'))).GestionArea }),
  },
  {
    path: 'cocina/*',
    lazy: async () => ({ Component: (await fetchCode(() => import('./kitchen-area'))).KitchenArea }),
  },
];

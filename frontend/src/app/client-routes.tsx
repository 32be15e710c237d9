import type { RouteObject } from 'react-router-dom';

import type { Answers } from '../api/answers';

/**
 * The back-office, in the browser only and in chunks of its own, so that Ant Design is not in a visitor's first load.
 */
export const clientRoutes = ({ start }: Pick<Answers, 'start'>): RouteObject[] => [
  {
    path: 'gestion/*',
    lazy: async () => {
      const [{ GestionArea }] = await Promise.all([import('./gestion-area'), start()]);
      return { Component: GestionArea };
    },
  },
];

import { useRoutes } from 'react-router-dom';

import { kitchenRoutes } from '../kitchen/routes';

/** Mounts Mi cocina's own routes under /cocina. */
export function KitchenArea() {
  return useRoutes(kitchenRoutes);
}

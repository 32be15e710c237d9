import { useRoutes } from 'react-router-dom';

import { kitchenRoutes } from '../kitchen/routes';

export function KitchenArea() {
  return useRoutes(kitchenRoutes);
}

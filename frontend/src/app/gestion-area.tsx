import { useRoutes } from 'react-router-dom';

import { gestionRoutes } from '../gestion/routes';

/** Mounts the back-office's own routes under /gestion. */
export function GestionArea() {
  return useRoutes(gestionRoutes);
}

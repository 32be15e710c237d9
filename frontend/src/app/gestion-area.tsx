import { useRoutes } from 'react-router-dom';

import { gestionRoutes } from '../gestion/routes';

export function GestionArea() {
  return useRoutes(gestionRoutes);
}

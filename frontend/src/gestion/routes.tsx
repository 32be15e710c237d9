import type { RouteObject } from 'react-router-dom';

import { GestionArea } from './layout/GestionArea';
import { NoSuchScreen } from './layout/NoSuchScreen';
import { OnlyFor } from './layout/OnlyFor';
import type { Screen } from './screen';
import { screens } from './screens';

function routesOf({ roles, pages }: Screen): RouteObject[] {
  return pages.map(({ path, page: Page }) => {
    const element = (
      <OnlyFor roles={roles}>
        <Page />
      </OnlyFor>
    );
    return path === '' ? { index: true, element } : { path, element };
  });
}

/** The routes of the back-office, relative to /gestion. All of them are behind the guard. */
export const gestionRoutes: RouteObject[] = [
  {
    element: <GestionArea screens={screens} />,
    children: [...screens.flatMap(routesOf), { path: '*', element: <NoSuchScreen /> }],
  },
];

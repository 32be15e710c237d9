import { Link, type RouteObject } from 'react-router-dom';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';

import { selectAdmitted, type Role } from '../session/session-slice';
import { GestionArea } from './layout/GestionArea';
import type { Screen } from './screen';
import { screens } from './screens';
import { PageHead } from './layout/PageHead';

/** Shows a page only to these roles. The server decides what they may do; this avoids a page full of refusals. */
function OnlyFor({ roles, children }: { roles?: Role[]; children: ReactNode }) {
  const person = useSelector(selectAdmitted);
  if (!roles || (person && roles.includes(person.role))) return <>{children}</>;
  return (
    <>
      <PageHead title="Sin acceso" />
      <p>
        Esta sección es solo para administradores. <Link to="/gestion">Volver al Dashboard</Link>
      </p>
    </>
  );
}

/** Shown for an unknown address below /gestion. */
function NoSuchScreen() {
  return (
    <>
      <PageHead title="No encontramos esta página" />
      <p>
        La dirección no existe o cambió. <Link to="/gestion">Volver al Dashboard</Link>
      </p>
    </>
  );
}

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

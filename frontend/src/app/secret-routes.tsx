import type { RouteObject } from 'react-router-dom';

import { load as loadLayout } from '../site/layout/load';
import { SecretLayout } from '../site/layout/SecretLayout';
import { storeOf } from './request-store';
import { routeLoader } from '../store/page-loader';
import { SecretProblem } from './ServerProblem';
import { SECRET_PAGES, type SecretPage } from './secret-pages';

const SECRET = 'secret/';

/** The routes of the pages behind secret links, for the server alone. */
export const secretRoutes: RouteObject[] = [
  {
    id: 'secret',
    Component: SecretLayout,
    loader: routeLoader(storeOf, loadLayout),
    children: [{ id: 'secret-pages', ErrorBoundary: SecretProblem, children: SECRET_PAGES.map(routeOf) }],
  },
];

/** Whether a route is a page behind a secret link. */
export const isSecretRoute = ({ id }: { id?: string }): boolean => id?.startsWith(SECRET) ?? false;

function routeOf({ path, name, component, load, takeForm }: SecretPage): RouteObject {
  return {
    id: SECRET + name,
    path,
    loader: async (args) => routeLoader(storeOf, await load())(args),
    action: takeForm && (async (args) => (await takeForm())(storeOf(args), args.request)),
    lazy: async () => ({ Component: await component() }),
  };
}

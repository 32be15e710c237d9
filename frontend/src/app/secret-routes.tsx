import type { RouteObject } from 'react-router-dom';

import { load as loadLayout } from '../site/layout/load';
import { SecretLayout } from '../site/layout/SecretLayout';
import { routeLoader } from './page-loader';
import { PageProblem } from './PageProblem';
import { SECRET_PAGES, type SecretPage } from './secret-pages';
import type { AppStore } from './store';

const SECRET = 'secret/';

/** The routes of the pages behind secret links, for the server alone. */
export const secretRoutes = (store: AppStore): RouteObject[] => [
  {
    id: 'secret',
    Component: SecretLayout,
    loader: routeLoader(store, loadLayout),
    children: [
      { id: 'secret-pages', ErrorBoundary: PageProblem, children: SECRET_PAGES.map((page) => routeOf(page, store)) },
    ],
  },
];

/** Whether a route is a page behind a secret link. */
export const isSecretRoute = ({ id }: { id?: string }): boolean => id?.startsWith(SECRET) ?? false;

function routeOf({ path, name, component, load, takeForm }: SecretPage, store: AppStore): RouteObject {
  return {
    id: SECRET + name,
    path,
    loader: async (args) => routeLoader(store, await load())(args),
    action: takeForm && (async ({ request }) => (await takeForm())(store, request)),
    lazy: async () => ({ Component: await component() }),
  };
}

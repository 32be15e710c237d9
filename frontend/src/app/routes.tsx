import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, RouteObject } from 'react-router-dom';

import { load as loadLayout } from '../site/layout/load';
import { SiteLayout } from '../site/layout/SiteLayout';
import { fetchCode } from '../ui/optional/fetch-code';
import { PageProblem } from './PageProblem';
import { nameOf, PAGES, type PublicPage } from '../site/pages';
import { Root } from './Root';
import { notFound, routeLoader, type StoreSource } from '../store/page-loader';

interface Sides {
  /** Routes that only the browser can show (the back-office). */
  clientRoutes?: RouteObject[];
  /** Routes that only the server shows (pages behind secret links). */
  serverRoutes?: RouteObject[];
  /** Shown in place of a page that could not be loaded. */
  problem?: ComponentType;
  /** Take the forms of pages from browsers without scripts, by the paths of the pages. */
  takers?: Record<string, ActionFunction | undefined>;
}

/**
 * Every address of the site (pages.ts). Code and loader of a page are chunks of their own, fetched at the same time. A
 * loader's error is shown inside the frame. The id of a lazy route is its module's path: the server announces the next
 * chunk by it.
 */
export function createRoutes(
  store: StoreSource,
  { clientRoutes = [], serverRoutes = [], problem = PageProblem, takers = {} }: Sides = {},
): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      HydrateFallback: () => null,
      ErrorBoundary: problem,
      children: [
        {
          id: 'site',
          Component: SiteLayout,
          loader: routeLoader(store, loadLayout),
          shouldRevalidate: () => false,
          children: [{ id: 'pages', ErrorBoundary: problem, children: pages(store, takers) }],
        },
        {
          id: 'session/LoginPage',
          path: 'login',
          lazy: async () => ({ Component: (await fetchCode(() => import('../session/LoginPage'))).LoginPage }),
        },
        ...clientRoutes,
        ...serverRoutes,
      ],
    },
  ];
}

function pages(store: StoreSource, takers: NonNullable<Sides['takers']>): RouteObject[] {
  return [
    ...PAGES.map((page) => routeOf(page, store, takers[page.path])),
    { path: '*', loader: nothingHere, element: null },
  ];
}

function routeOf(page: PublicPage, store: StoreSource, takeForm: ActionFunction | undefined): RouteObject {
  return {
    id: page.module,
    path: page.path,
    loader: page.load && loaderOf(store, page.load),
    action: page.takesForm ? takeForm : undefined,
    lazy: async () => ({ Component: (await fetchCode(page.component))[nameOf(page)] }),
  };
}

/** A route's loader. Its code is fetched when it is first needed: a page that was sent with its data does without. */
function loaderOf(store: StoreSource, loader: NonNullable<PublicPage['load']>): LoaderFunction {
  return async (args) => routeLoader(store, (await fetchCode(loader)).load)(args);
}

function nothingHere(): never {
  throw notFound();
}

import type { RouteObject } from 'react-router-dom';

import { loadLayout } from '../site/layout/load';
import { SiteLayout } from '../site/layout/SiteLayout';
import { notFound, orNothing, routeLoader } from './page-loader';
import { PageProblem } from './PageProblem';
import { PAGES, type PublicPage } from './pages';
import { Root } from './Root';
import type { AppStore } from './store';

/** Takes a form that was sent to a page. Returns what the page shows about it, or a redirect. */
type FormTaker = (store: AppStore, request: Request) => Promise<unknown>;

/**
 * Every address of the site; its pages are those of pages.ts. The code of each page is a chunk of its own, but its loader is always present, so that
 * data and code are fetched at the same time. When a page's loader throws, the error is shown inside the frame: header
 * and footer stay. The id of a lazy route is the path of its module, so that the server can tell the browser which
 * chunk comes next.
 *
 * @param clientRoutes routes that only the browser can show (the back-office)
 * @param takeQuote what only the server does: takes the contact page's form from browsers without scripts
 */
export function createRoutes(store: AppStore, clientRoutes: RouteObject[] = [], takeQuote?: FormTaker): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      HydrateFallback: () => null,
      ErrorBoundary: PageProblem,
      children: [
        {
          id: 'site',
          Component: SiteLayout,
          loader: routeLoader(store, orNothing(loadLayout)),
          shouldRevalidate: () => false,
          children: [{ id: 'pages', ErrorBoundary: PageProblem, children: pages(store, takeQuote) }],
        },
        {
          id: 'session/LoginPage',
          path: 'login',
          lazy: async () => ({ Component: (await import('../session/LoginPage')).LoginPage }),
        },
        ...clientRoutes,
      ],
    },
  ];
}

function pages(store: AppStore, takeQuote: FormTaker | undefined): RouteObject[] {
  return [...PAGES.map((page) => routeOf(page, store, takeQuote)), { path: '*', loader: nothingHere, element: null }];
}

function routeOf(page: PublicPage, store: AppStore, takeForm: FormTaker | undefined): RouteObject {
  return {
    id: page.module,
    path: page.path,
    loader: page.load && routeLoader(store, page.load),
    action: page.takesForm && takeForm ? ({ request }) => takeForm(store, request) : undefined,
    lazy: async () => ({ Component: await page.component() }),
  };
}

function nothingHere(): never {
  throw notFound();
}

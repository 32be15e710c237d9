import { startTransition, useEffect, type Component, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';

import { Boundary } from '../ui/optional/Boundary';
import { MissingNotice } from '../ui/optional/use-say-missing';
import { fetchCode } from '../ui/optional/fetch-code';
import { RouterContext } from '../ui/router-context';
import { App } from './App';
import { clientRoutes } from './client-routes';
import { nextTask } from './next-task';
import { parsePageState, restoreQueries, type PageState } from './page-state';
import { prepareMoves } from './prepare-moves';
import { retriable } from './retriable-routes';
import { createRoutes } from './routes';
import { createAppStore } from '../store/store';
import type { Field } from './typed-fields';

/**
 * Hydrates the page that the server sent. An empty page is rendered from the start. Each step is a task of its own: a press
 * is answered between two of them.
 */
export async function hydratePage(): Promise<void> {
  await nextTask();
  const state: PageState = parsePageState(document) ?? {
    settings: { productName: 'Sobremesa', publicUrl: window.location.origin },
    queries: [],
  };
  const store = createAppStore({ baseUrl: window.location.origin, fetch: (...call) => window.fetch(...call) });
  await nextTask();
  const routes = createRoutes(store, { clientRoutes });
  try {
    await resolveLazyRoutes(routes);
  } catch (error) {
    // A page that was sent can be read, and its links and forms work without scripts.
    if (state.router) return sayMissing(error);
  }
  await nextTask();
  // The code of a page may bring calls of its own, whose answers are known only from then on.
  restoreQueries(store, state.queries);
  await nextTask();

  const router = createBrowserRouter(retriable(routes), { hydrationData: state.router });
  await nextTask();
  const app = (
    <App store={store} settings={state.settings}>
      <RouterContext value={router}>
        <RouterProvider router={router} />
      </RouterContext>
    </App>
  );

  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no #root.');
  if (state.router) takeOver(container, app);
  else createRoot(container).render(app);
  prepareMoves();
}

/** Hydrates in a transition, so that presses are answered meanwhile. If it fails, the page that was sent stays usable. */
function takeOver(container: HTMLElement, app: ReactNode): void {
  const sent = container.innerHTML;
  const fields = Array.from(container.querySelectorAll<Field>('[name]:not([type=hidden])'));
  let focused: Element | null = document.activeElement;
  container.addEventListener('focusin', ({ target }) => void (focused = target as Element));
  let isOver = false;
  const hydrated = (): void => void (isOver = true);
  const fail = (error: unknown, boundary?: Component | null): void => {
    reportError(error);
    // A part with a boundary of its own says so in its place.
    if (isOver || boundary instanceof Boundary) return;
    isOver = true;
    // React keeps the element in which it failed.
    const page = container.cloneNode() as HTMLElement;
    page.innerHTML = sent;
    container.replaceWith(page);
  };
  startTransition(() => {
    hydrateRoot(container, <Hydrated then={hydrated}>{app}</Hydrated>, {
      onCaughtError: (error, { errorBoundary }) => fail(error, errorBoundary),
      onUncaughtError: (error) => fail(error),
      // The page was not what the server had sent: React rendered it on the client. What was typed is put back.
      onRecoverableError: (error) => {
        reportError(error);
        const found = { fields, focused };
        void fetchCode(() => import('./typed-fields')).then(({ fillAgain }) => fillAgain(container, found));
      },
    });
  });
}

/** Says when everything within was taken over. */
function Hydrated({ then, children }: { then: () => void; children: ReactNode }): ReactNode {
  useEffect(then, [then]);
  return children;
}

function sayMissing(error: unknown): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<MissingNotice />);
  // Anyone who looks for the cause finds it in the console.
  reportError(error);
}

/** Fetches the lazy pages of this address before React starts. Otherwise they would hydrate as nothing, and flicker. */
async function resolveLazyRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

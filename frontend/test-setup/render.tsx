import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';

import { App } from '../src/app/App';
import { createAppStore, type AppStore } from '../src/store/store';
import { signedIn, type SessionUser } from '../src/session/session-slice';
import { USER_KEY } from '../src/session/stored-user';
import { RouterContext } from '../src/ui/router-context';
import type { SiteSettings } from '../src/ui/settings';

/** An administrator for tests of the back-office. */
export const ADMIN: SessionUser = {
  name: 'Martina Leiva',
  email: 'martina.leiva@sobremesa.example',
  token: 'a-token',
  role: 'ADMIN',
  state: 'ACTIVE',
  picture: '',
  googleToken: '',
};

/** A store like the browser's. Its calls go to the API of the test. */
export function createTestStore(): AppStore {
  return createAppStore({ baseUrl: window.location.origin, fetch: (...call) => globalThis.fetch(...call) });
}

interface RenderOptions {
  /** The address of the page. */
  path?: string;
  /** The person who is signed in. Nobody by default. */
  user?: SessionUser;
  store?: AppStore;
  /** The product's public address. By default it is not the test's own address. */
  publicUrl?: string;
  /** Settings besides the product's name and address. */
  settings?: Partial<SiteSettings>;
  /** What the device keeps of earlier visits. */
  stored?: Record<string, string>;
}

type Rendered = RenderResult & { store: AppStore; router: ReturnType<typeof createMemoryRouter> };

/** Shows an element, or routes, inside everything that the application puts around its pages. */
export function renderApp(shown: ReactElement | RouteObject[], options: RenderOptions = {}): Rendered {
  const {
    path = '/',
    user,
    store = createTestStore(),
    publicUrl = 'https://sobremesa.example',
    settings,
    stored = {},
  } = options;
  window.localStorage.clear();
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
  if (user) {
    window.localStorage.setItem(USER_KEY, JSON.stringify(user));
    store.dispatch(signedIn(user));
  }
  const routes = Array.isArray(shown) ? shown : [{ path: '*', element: shown }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const result = render(
    <App store={store} settings={{ productName: 'Sobremesa', publicUrl, uploadMaxMb: 10, ...settings }}>
      <RouterContext value={router}>
        <RouterProvider router={router} />
      </RouterContext>
    </App>,
  );
  return { ...result, store, router };
}

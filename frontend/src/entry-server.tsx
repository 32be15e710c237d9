import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouterProvider } from 'react-router-dom';

import type { ApiConnection } from './api/base-query';
import { App } from './app/App';
import { fillTemplate, splitHead, type DocumentParts } from './app/document';
import { isClientOnly } from './app/client-only';
import { readQueries, serialize } from './app/page-state';
import { routerStateOf } from './app/router-state';
import { isSecretRoute } from './app/secret-routes';
import { SentFields } from './app/sent-form';
import { pages, routerOf } from './app/server-router';
import { createAppStore } from './store/store';
import { provideForm } from './site/quote/form/OwnForm';
import { QuoteForm } from './site/quote/form/QuoteForm';
import type { SiteSettings } from './ui/settings';

export { fillTemplate };

provideForm(QuoteForm);

/** What a page is rendered from: its absolute address, the settings, and an API connection without the network. */
export interface PageRequest extends ApiConnection {
  url: string;
  settings: SiteSettings;
  /** A form that was sent to the address without scripts, as it came. The page's action takes it. */
  form?: SentForm;
}

/** A request for a missing page: its document is the same for all addresses of its route. */
interface BriefPageRequest extends PageRequest {
  brief?: boolean;
}

/** A url-encoded form, or one with a file as it came. */
export type SentForm = string | { type: string; body: BodyInit };

/** A rendered page. `modules` are the source files that its browser side loads first. */
export type PageAnswer =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; parts: DocumentParts; modules: string[] };

/** There is no such page, and it was not rendered. */
interface AbsentPage {
  kind: 'absent';
}

/**
 * Renders one address: first the loaders run, then the markup is written in one piece (streaming gained nothing), then
 * the state from which the browser continues. Redirects and error statuses come from the loaders.
 */
export async function renderPage(request: PageRequest): Promise<PageAnswer>;
export async function renderPage(request: BriefPageRequest): Promise<PageAnswer | AbsentPage>;
export async function renderPage({
  url,
  settings,
  form,
  brief,
  ...connection
}: BriefPageRequest): Promise<PageAnswer | AbsentPage> {
  const { pathname } = new URL(url);
  if (isClientOnly(pathname)) return shell(pathname, settings);
  const store = createAppStore(connection);
  const context = await pages.query(requestOf(url, form), { requestContext: store });
  if (context instanceof Response) return redirection(context);
  if (brief && context.statusCode === 404) return { kind: 'absent' };

  const isRefused = context.errors !== null && form !== undefined;
  // Of a form that cannot be taken apart nothing is kept.
  const sent = isRefused
    ? await requestOf(url, form)
        .formData()
        .catch(() => null)
    : null;
  // No browser takes over a page behind a secret link, or one that keeps what was sent, so its markup has no marks for that.
  const still = isRefused || context.matches.some(({ route }) => isSecretRoute(route));
  const app = (
    <App store={store} settings={settings}>
      <SentFields value={sent}>
        <StaticRouterProvider router={routerOf(context)} context={context} hydrate={false} />
      </SentFields>
    </App>
  );
  const markup = still ? renderToStaticMarkup(app) : renderToString(app);
  const state = still ? null : serialize({ settings, router: routerStateOf(context), queries: readQueries(store) });
  return {
    kind: 'page',
    status: context.statusCode,
    parts: { ...splitHead(markup), state },
    modules: context.matches.flatMap(({ route: { id } }) => modulesOf(id)),
  };
}

/** The sources a route's browser side will load: its page's. */
function modulesOf(routeId: string): string[] {
  return routeId.includes('/') ? [`src/${routeId}.tsx`] : [];
}

function requestOf(url: string, form: SentForm | undefined): Request {
  if (form === undefined) return new Request(url);
  if (typeof form === 'string') return new Request(url, { method: 'POST', body: new URLSearchParams(form) });
  return new Request(url, { method: 'POST', body: form.body, headers: { 'Content-Type': form.type } });
}

/** What the back-office or Mi cocina says where it cannot begin. The browser puts the page in its place. */
const noScripts = (pathname: string): string =>
  `<noscript><p class="wrap band--slim">${pathname.startsWith('/cocina') ? 'Mi cocina' : 'La gestión'} necesita JavaScript: actívalo en tu navegador y vuelve a cargar la página.</p></noscript>`;

/** Both are rendered only in the browser, so the server sends an empty page that search engines ignore. */
function shell(pathname: string, settings: SiteSettings): PageAnswer {
  const head = '<meta name="robots" content="noindex">';
  const state = serialize({ settings, queries: [] });
  return { kind: 'page', status: 200, parts: { head, page: noScripts(pathname), state }, modules: [] };
}

function redirection(response: Response): PageAnswer {
  return { kind: 'redirect', status: response.status, location: response.headers.get('Location') ?? '/' };
}

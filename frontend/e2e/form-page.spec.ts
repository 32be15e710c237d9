import type { Frame, Page, Request } from '@playwright/test';

import { seenAt, waitForForms } from './support/embedding.ts';
import { GESTION_PAGES } from './support/every-page.ts';
import { hydrated } from './support/page-state.ts';
import { signIn, tokenOf } from './support/people.ts';
import { FORM_TYPES, FORMS } from './support/providers.ts';
import { newEmail } from './support/requests.ts';
import { sampleOf } from './support/sample.ts';
import { MAX_SCRIPT, scriptBytes } from './support/script-bytes.ts';
import { expect, test as base } from './support/test.ts';

interface Fixtures {
  /**
   * Creates an active form whose title is its address. It is deleted when the test ends, also when it fails: only the
   * first active form has an address, so that one left behind would take it from the next.
   */
  addForm: (page: Page, url: string, type: number, script: string) => Promise<void>;
}

const test = base.extend<Fixtures>({
  addForm: async ({ request }, use) => {
    const added: { id: number; headers: Record<string, string> }[] = [];
    await use(async (page, url, type, script) => {
      const headers = { Authorization: `Bearer ${await tokenOf(page)}` };
      const created = await request.post('/api/v1/form_reference/create', {
        data: { title: url, type, url, script },
        headers,
      });
      expect(created.ok(), await created.text()).toBe(true);
      const { data } = (await created.json()) as { data: { id: number } };
      added.push({ id: data.id, headers });
    });
    for (const { id, headers } of added) {
      const deleted = await request.delete(`/api/v1/form_reference/delete-form/${id}`, { headers });
      expect(deleted.ok(), await deleted.text()).toBe(true);
    }
  },
});

// The product that shows others' code. The forms get an address one after the other.
test.use({ baseURL: `http://localhost:${process.env.E2E_EMBEDDING_PORT}` });

/** What the browser reports when it refuses something to a hostile form. */
const KEPT_FROM =
  /sandbox|navigat|Blocked|postMessage|Content Security Policy|cross-origin|CORS|frame-ancestors|ERR_FAILED|csp$/i;

// Frames of other origins, with their own scripts, run in a browser only.
test('a form of Google’s, which never tells that it was sent, leads to the thanks by the visitor’s own word', async ({
  page,
  addForm,
}) => {
  await waitForForms(page.context());
  await signIn(page, 'Antonia Fuenzalida');
  await addForm(page, 'cumpleanos', FORM_TYPES.google, FORMS.google.good);
  await page.goto('/cumpleanos');
  await hydrated(page);
  await page.getByRole('button', { name: 'Aceptar y ver el formulario' }).click();
  const form = page.frameLocator('iframe[title="cumpleanos"]').frameLocator('iframe');
  const sent = page.getByRole('button', { name: 'Ya envié el formulario' });
  const email = newEmail();
  await form.getByLabel('Tu correo').fill(email);
  await expect(sent).toBeHidden();
  await form.getByRole('button', { name: 'Siguiente' }).click();
  // The form moved on, which may mean anything: the visitor is asked, and nothing else happens.
  await expect(sent).toBeVisible();
  await form.getByLabel('Tu mensaje').fill('Somos ocho.');
  await form.getByRole('button', { name: 'Enviar formulario' }).click();
  await expect(form.getByText('Gracias, recibimos tu respuesta.')).toBeVisible();
  await expect(page).toHaveURL('/cumpleanos');
  const received = (await seenAt('/forms/d/e/amable/formResponse')).map(({ body }) => new URLSearchParams(body));
  expect(received.filter((body) => body.get('correo') === email && body.get('mensaje') === 'Somos ocho.')).toHaveLength(
    1,
  );
  await sent.click();
  await expect(page).toHaveURL('/gracias');
});

// What a frame may reach is decided by the browser’s sandbox and policy.
test('a hostile form gets hold of nothing and moves nothing, on its page and beside the back-office', async ({
  page,
  browser,
  watch,
  addForm,
}) => {
  watch.expect(KEPT_FROM, /404.*otro-nombre/);
  const framed: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame.parentFrame() && frame.url().startsWith('http://localhost')) framed.push(frame.url());
  });
  await waitForForms(page.context());
  await signIn(page, 'Antonia Fuenzalida');
  const token = await tokenOf(page);
  await addForm(page, 'matrimonios', FORM_TYPES.pipedrive, FORMS.pipedrive.hostile);

  await test.step('on its own page, the only one of its kind', async () => {
    expect((await page.goto('/matrimonios'))?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('button', { name: 'Aceptar y ver el formulario' }).click();
    await expect(page.locator('iframe[title="matrimonios"]')).toBeVisible();
    expect(await tried(await providersFrame(page))).toEqual([]);
    await expect(page.locator('iframe[title="matrimonios"]')).toBeVisible();
    await expect(page).toHaveURL('/matrimonios');
    expect((await page.goto('/otro-nombre'))?.status()).toBe(404);
  });

  await test.step('its page is light for a visitor who agrees to see it', async () => {
    const visit = await browser.newContext();
    await waitForForms(visit);
    const visitor = await visit.newPage();
    const own: Request[] = [];
    visitor.on('request', (request) => {
      if (new URL(request.url()).hostname === 'localhost') own.push(request);
    });
    await visitor.goto('/matrimonios');
    await hydrated(visitor);
    await expect(visitor.getByRole('region', { name: '¿Contamos tu visita?' })).toBeVisible();
    await visitor.getByRole('button', { name: 'Aceptar y ver el formulario' }).click();
    await expect(visitor.locator('iframe[title="matrimonios"]')).toBeVisible();
    expect(await scriptBytes(own), 'JavaScript, gzip').toBeLessThanOrEqual(MAX_SCRIPT.counted);
    await visit.close();
  });

  await test.step('it is not there, nor anything of others, on any screen of the back-office', async () => {
    // Where no other journey is counted.
    await page.goto('/unete-al-equipo');
    const counted = page.waitForResponse(/\/g\/collect/);
    await page.getByRole('button', { name: 'Aceptar' }).click();
    await counted;
    const [first, ...others] = GESTION_PAGES.filter(({ path }) => !path.includes(':'));
    // All of them stand in one document, which has left the site for good.
    for (const { path, heading } of [...(first ? [first] : []), ...sampleOf(others, 4)]) {
      // The first page is opened as staff do it, from the page that counted the visit.
      const before = watch.requests.length;
      if (path === '/gestion') await page.getByRole('banner').getByRole('link', { name: 'Gestión' }).click();
      else await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy="true"], .ant-skeleton')).toHaveCount(0);
      await expect(page.locator('iframe')).toHaveCount(0);
      const hosts = watch.requests.slice(before).map((request) => new URL(request.url()).hostname);
      expect([...new Set(hosts)], path).toEqual(['localhost']);
    }
  });

  await test.step('in the preview of its dialog', async () => {
    await page.goto('/gestion/form-reference');
    await page.getByRole('button', { name: 'Opciones de matrimonios' }).click();
    await page.getByRole('menuitem', { name: 'Editar' }).click();
    const preview = page.getByRole('dialog').locator('iframe[title="Vista previa del formulario"]');
    await expect(preview).toBeVisible();
    const theirs = await providersFrame(page);
    const document = theirs.parentFrame();
    if (!document) throw new Error('The form is in no document of its own.');
    for (const frame of [theirs, document]) expect(await tried(frame)).toEqual([]);

    await expect(preview).toBeVisible();
    expect((await preview.boundingBox())?.height).toBeLessThanOrEqual(4_000);
    await expect(page).toHaveURL(/\/gestion\/form-reference\?ficha=\d+$/);
    await expect(page).toHaveTitle('Formularios | Gestión interna | Sobremesa');
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(page.getByText('Sembrado por el formulario')).toHaveCount(0);
    expect(await tokenOf(page)).toBe(token);
  });

  await test.step('a window of the back-office that it opens is out of its reach', async () => {
    const theirs = await providersFrame(page);
    const site = new URL(page.url()).origin;
    const opening = page.context().waitForEvent('page');
    await theirs.evaluate((address) => {
      Object.assign(window, { opened: window.open(address) });
    }, `${site}/gestion`);
    const opened = await opening;
    await expect(opened.getByRole('heading', { name: 'Hola Antonia Fuenzalida!' })).toBeVisible();
    const reached = await theirs.evaluate((elsewhere) => {
      const { opened } = window as unknown as { opened: Window };
      const got: string[] = [];
      for (const [name, read] of [
        ['session', () => opened.localStorage.length],
        ['document', () => opened.document.title],
        ['window', () => !opened.closed],
        ['address', () => void (opened.location.href = elsewhere)],
      ] as const) {
        try {
          if (read()) got.push(name);
        } catch {
          // The browser refuses this, as it should.
        }
      }
      return got;
    }, `${site}/robado`);
    expect(reached).toEqual([]);
    await expect(opened).toHaveURL('/gestion');
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    await opened.close();
  });

  expect(framed, 'pages of ours in a frame').toEqual([]);
  expect((await seenAt('/robo')).map(({ body }) => body).join()).not.toContain(token);
  expect(await seenAt('/robado')).toEqual([]);
});

/** The hostile provider's own frame, inside the document that embeds it, after its first attacks. */
async function providersFrame(page: Page): Promise<Frame> {
  const before = page.frames().find((frame) => frame.url().includes('/f/hostil'));
  await expect.poll(() => page.frames().some((frame) => frame.url().includes('/f/hostil'))).toBe(true);
  const frame = before ?? page.frames().find((one) => one.url().includes('/f/hostil'));
  if (!frame) throw new Error('The hostile form is not shown.');
  await frame.waitForLoadState();
  return frame;
}

/** Tries everything that would reach the page around the frame. Returns what it could read. */
async function tried(frame: Frame): Promise<string[]> {
  return frame.evaluate(async (site) => {
    const got: string[] = [];
    const attempt = async (name: string, work: () => unknown) => {
      try {
        if (await work()) got.push(name);
      } catch {
        // The browser refuses this, as it should.
      }
    };
    for (const [name, around] of [
      ['page', window.parent],
      ['top', window.top ?? window],
    ] as const) {
      if (around === window) continue;
      await attempt(`session of the ${name}`, () => JSON.stringify(around.localStorage).includes('token'));
      await attempt(`document of the ${name}`, () => around.document.body.append('Sembrado por el formulario'));
      await attempt(`title of the ${name}`, () => around.document.title);
    }
    await attempt('cookies', () => /token|sobremesa\.user/.test(document.cookie));
    await attempt('session', () => JSON.stringify({ ...localStorage, ...sessionStorage }).includes('token'));
    await attempt('people', async () => (await fetch(`${site}/api/v1/users/all`, { credentials: 'include' })).ok);
    await attempt('navigation', () => void ((window.top ?? window).location.href = `${site}/robado`));
    // Signed with the name that the page listens to, but from a frame that does not belong to the page.
    const isDocument = window.parent === window.top;
    for (const type of isDocument ? ['submitted', 'height'] : ['submitted', 'failed', 'moved', 'height'])
      window.top?.postMessage({ from: 'sobremesa-embed', type, height: 1e9 }, '*');
    window.top?.postMessage({ from: 'sobremesa', type: 'conversion', location: site }, '*');
    const framed = document.createElement('iframe');
    framed.src = `${site}/gestion`;
    const loaded = new Promise((resolve) => framed.addEventListener('load', resolve, { once: true }));
    document.body.append(framed);
    await loaded;
    await attempt('the back-office in a frame', () => framed.contentDocument?.title);
    return got;
  }, new URL(frame.page().url()).origin);
}

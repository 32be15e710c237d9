import type { Page } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { seenAt, waitForForms } from './support/embedding.ts';
import { PUBLIC_PAGES, type PageUnderTest } from './support/every-page.ts';
import { hydrated, measureShifts, scrollThrough } from './support/page-state.ts';
import { sampleOf } from './support/sample.ts';
import { MAX_SCRIPT, scriptBytes } from './support/script-bytes.ts';
import { expect, test } from './support/test.ts';
import type { Watch } from './support/watch.ts';

// A product with analytics and a provider's form in each slot (support/product.ts). It has no chefs.
test.use({ baseURL: `http://localhost:${process.env.E2E_EMBEDDING_PORT}` });

/** The page that holds a provider's form, closed until the visitor opens it. */
const FORM_PAGE = '/cotiza';

/** Where a visit begins, what holds a form, what is not counted, and some of the others: all share one layout. */
const ALWAYS = ['/', FORM_PAGE, '/login'];
const [SPECIAL, OTHERS] = [true, false].map((always) =>
  PUBLIC_PAGES.filter(({ path }) => !/[{?]/.test(path) && ALWAYS.includes(path) === always),
) as [PageUnderTest[], PageUnderTest[]];
const PAGES = [...SPECIAL, ...sampleOf(OTHERS, 3)];

const question = (page: Page) => page.getByRole('region', { name: '¿Contamos tu visita?' });
const frames = (page: Page) => page.locator('iframe');

/** The requests of a visit to other hosts so far. */
const elsewhere = (watch: Watch) =>
  watch.requests
    .map((request) => new URL(request.url()))
    .filter(({ hostname }) => hostname && hostname !== 'localhost');

/** How many times the tag sent this event for this page. */
const counted = async (event: string, path: string) =>
  (await seenAt('/g/collect')).filter(({ query }) => query.en === event && new URL(query.dl ?? '').pathname === path)
    .length;

// Only a browser says which hosts a page asks, and which cookies it keeps.
test('nothing of a visit leaves for another host before a yes, on any page, and no page is heavy', async ({
  page,
  watch,
  context,
}) => {
  watch.expect(/404.*\/no\/existe/);
  const shifts = await measureShifts(page);
  // A route also keeps the browser from using its cache, which is empty on a first visit.
  await page.route('**/*.js', (route) => route.continue());

  for (const { path } of PAGES) {
    await test.step(path, async () => {
      const before = watch.requests.length;
      await page.goto(path);
      await hydrated(page);
      if (path !== '/login') await expect(question(page)).toBeVisible();
      // The note covers the end of the page, so the page can be scrolled further.
      if (path === '/') await expect(page.locator('.site-footer')).toHaveCSS('padding-bottom', '224px');
      await scrollThrough(page);
      await expect(frames(page)).toHaveCount(0);
      expect
        .soft(await scriptBytes(watch.requests.slice(before)), 'JavaScript, gzip')
        .toBeLessThanOrEqual(MAX_SCRIPT.counted);
    });
  }
  expect(elsewhere(watch).map(String)).toEqual([]);
  expect(await shifts()).toBeLessThanOrEqual(0.02);
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(kept.filter((key) => /ga|consent/.test(key))).toEqual([]);

  await page.goto('/privacidad');
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Rechazar' }).click();
  await expect(question(page)).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Cookies y privacidad' })).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect(elsewhere(watch).map(String)).toEqual([]);
});

// Only a browser knows what is covered by something else.
test('nothing that gets the focus is behind the question', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/', '/chefs']) {
    await page.goto(path);
    await hydrated(page);
    await expect(question(page)).toBeVisible();
    const hidden: string[] = [];
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body || focused.closest('.consent')) return null;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return over?.closest('.consent') ? focused.textContent : null;
      });
      if (name !== null) hidden.push(name);
    }
    expect(hidden, path).toEqual([]);
  }
});

// Frames of another origin, cookies and what a tag sends are the browser’s.
test('after a yes pages are counted as they are visited and a request once, until it is taken back', async ({
  page,
  watch,
  context,
}) => {
  await waitForForms(context);
  await page.goto('/corporativo');
  await hydrated(page);
  await question(page).getByRole('button', { name: 'Rechazar' }).click();
  await page.getByRole('button', { name: 'Cookies y privacidad' }).click();
  await question(page).getByRole('button', { name: 'Aceptar' }).click();
  const seen = {
    views: await counted('page_view', '/como-funciona'),
    leads: await counted('generate_lead', '/gracias'),
    thanks: await counted('page_view', '/gracias'),
  };
  await expect.poll(() => counted('page_view', '/corporativo')).toBeGreaterThan(0);
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['_ga', '_ga_SOBREMESA1']);

  await test.step('a navigation within the page counts once', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: '¿Cómo funciona?' }).click();
    await expect(page).toHaveURL('/como-funciona');
    await expect.poll(() => counted('page_view', '/como-funciona')).toBe(seen.views + 1);
  });

  await test.step('a request counts once, and not again when its thanks are loaded again', async () => {
    await page.goBack();
    await page.getByRole('button', { name: 'Cotiza con nosotros' }).first().click();
    const form = page.frameLocator('iframe[title="Formulario de cotización"]').frameLocator('iframe');
    await form.getByLabel('Tu correo').fill('visita@correo.example');
    await form.getByRole('button', { name: 'Enviar formulario' }).click();
    await expect(page).toHaveURL('/gracias');
    await expect.poll(() => counted('generate_lead', '/gracias')).toBe(seen.leads + 1);
    // The visit and the request are sent apart, in any order.
    await expect.poll(() => counted('page_view', '/gracias')).toBe(seen.thanks + 1);
    await page.reload();
    await expect.poll(() => counted('page_view', '/gracias')).toBe(seen.thanks + 2);
    expect(await counted('generate_lead', '/gracias')).toBe(seen.leads + 1);
  });

  await test.step('so does one whose provider sends the visitor to the thanks itself', async () => {
    const thanks = page.url();
    await page.goto('/nosotros');
    await page.evaluate((address) => window.location.assign(address), thanks);
    await expect.poll(() => counted('generate_lead', '/gracias')).toBe(seen.leads + 2);
  });

  await test.step('the heaviest pages are light all the same', async () => {
    await page.route('**/*.js', (route) => route.continue());
    for (const path of ['/', FORM_PAGE]) {
      const before = watch.requests.length;
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('iframe[title="Medición de visitas"]')).toBeAttached();
      if (path === FORM_PAGE) {
        await page.getByRole('button', { name: 'Aceptar y ver el formulario' }).click();
        await expect(page.locator('iframe[title="Formulario de cotización"]')).toBeAttached();
      }
      const own = watch.requests.slice(before).filter((request) => new URL(request.url()).hostname === 'localhost');
      expect.soft(await scriptBytes(own), `JavaScript of ${path}, gzip`).toBeLessThanOrEqual(MAX_SCRIPT.counted);
    }
  });

  await test.step('taken back, nothing counts any more', async () => {
    await page.getByRole('button', { name: 'Cookies y privacidad' }).click();
    await question(page).getByRole('button', { name: 'Rechazar' }).click();
    await expect(page.locator('iframe[title="Medición de visitas"]')).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);
    const before = watch.requests.length;
    const views = await counted('page_view', '/nosotros');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Creemos en quedarse a la mesa' })).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(frames(page)).toHaveCount(0);
    const hosts = watch.requests.slice(before).map((request) => new URL(request.url()).hostname);
    expect([...new Set(hosts)]).toEqual(['localhost']);
    expect(await counted('page_view', '/nosotros')).toBe(views);
  });
});

import type { Browser, Page } from '@playwright/test';

import { demoChef } from './support/demo.ts';
import { hydrated } from './support/page-state.ts';
import { expect, test } from './support/test.ts';
import type { Watch } from './support/watch.ts';

/** A phone far from its mast: milliseconds there and back, and bytes a second. */
const SLOW_LINE = { latency: 400, downloadThroughput: 60_000, uploadThroughput: 60_000 };

test.describe('without JavaScript', () => {
  /** Opens a page with scripts switched off. */
  async function openPlainPage(browser: Browser, baseURL: string | undefined, watch: Watch): Promise<Page> {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    watch.follow(context);
    watch.expect(/\.js csp$/);
    return context.newPage();
  }

  test(
    'home, the list and a chef are there, pictures included',
    { tag: '@night' },
    async ({ browser, baseURL, watch }) => {
      const page = await openPlainPage(browser, baseURL, watch);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Chefs independientes para tus comidas.' })).toBeVisible();
      await page.getByRole('link', { name: 'Más chefs' }).click();
      await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
      const first = page.getByRole('main').locator('img[loading="lazy"]').first();
      await first.scrollIntoViewIfNeeded();
      await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

      const { chef_name: name } = await demoChef(page);
      await page.goto(`/chefs?busca=${encodeURIComponent(name)}`);
      await page.getByRole('link', { name: `Ver Chef ${name}` }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const portrait = page.getByAltText(`Retrato de ${name}`);
      await expect(portrait).toBeVisible();
      await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await page.context().close();
    },
  );

  // Only a browser sends a form without scripts.
  test('the list turns its pages and filters', async ({ browser, baseURL, watch }) => {
    const page = await openPlainPage(browser, baseURL, watch);
    await page.goto('/chefs');
    const first = await page.getByRole('heading', { level: 2 }).first().innerText();
    await page.getByRole('link', { name: 'Cargar más chefs' }).click();
    await expect(page).toHaveURL('/chefs?pagina=2');
    await expect(page.getByRole('heading', { level: 2, name: first })).toHaveCount(0);
    await page.getByRole('link', { name: 'Ver los chefs anteriores' }).click();
    await expect(page).toHaveURL('/chefs');

    await page.getByLabel('Formato').selectOption('Cenas');
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await expect(page).toHaveURL(/\/chefs\?.*formato=[1-9]/);
    await expect(page.getByRole('status')).toContainText('con estos filtros');
    await expect(page.getByLabel('Formato').locator('option:checked')).toHaveText('Cenas');
    await page.getByText('Personas, precio y dietas').click();
    await page.getByLabel('Personas').selectOption('8 personas');
    for (const diet of ['Vegetariana', 'Vegana']) await page.getByRole('checkbox', { name: diet }).check();
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await expect(page).toHaveURL(/personas=8&.*dieta=[1-9]\d*&dieta=[1-9]/);
    await expect(page.getByLabel('Personas')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Vegana' })).toBeChecked();
    await expect(page.getByRole('status')).toContainText('con estos filtros');
    await page.goto('/chefs');
    await page.getByRole('searchbox', { name: 'Buscar' }).fill(first);
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page.getByRole('status')).toContainText(`para «${first}»`);
    await page.context().close();
  });

  // Only a browser shows a page without its scripts.
  test(
    'nothing offers what needs scripts, and every page is a press away',
    { tag: '@phone' },
    async ({ browser, baseURL, watch, page }) => {
      const plain = await openPlainPage(browser, baseURL, watch);
      await plain.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 });
      const { slug } = await demoChef(page);
      for (const path of ['/', `/chef/${slug}`]) {
        await plain.goto(path);
        const idle = plain.locator('button:not([type="submit"]):visible');
        expect(
          await idle.evaluateAll((buttons) => buttons.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)),
        ).toEqual([]);
      }
      await expect(plain.getByAltText(/^Retrato de/)).toBeVisible();
      const menu = plain.getByRole('button', { name: 'Abrir menú' });
      if (await menu.isVisible()) await menu.click();
      expect(await plain.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await plain.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Experiencias' }).click();
      await expect(plain).toHaveURL('/experiencias');
      expect(await plain.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await plain.context().close();
    },
  );

  test('asking for a quote leads to the contact page', { tag: '@night' }, async ({ browser, baseURL, watch }) => {
    const page = await openPlainPage(browser, baseURL, watch);
    await page.goto('/chefs');
    await page.getByRole('button', { name: 'Cotiza con nosotros' }).click();
    await expect(page.getByRole('heading', { name: 'Cuéntanos de tu mesa' })).toBeVisible();
    await page.context().close();
  });
});

// Only a browser shows a page while its scripts are on their way, and lets something else change it meanwhile.
test('what is pressed and typed before the scripts are there counts', { tag: '@phone' }, async ({ page, watch }) => {
  watch.expect(/Minified React error #418/);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/cotiza', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Abrir menú' });
  await menu.click();
  await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Chefs' })).toBeVisible();
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Nombre').fill('Carolina');
  await form.getByLabel('Mensaje').fill('Somos ocho, y una no come gluten.');
  // As a translator does it.
  await page.locator('#root').evaluate((root) => {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(text);
    }
  });
  release();
  await expect(page.locator('#root font')).toHaveCount(0);
  await expect(form.getByLabel('Nombre')).toHaveValue('Carolina');
  await expect(form.getByLabel('Mensaje')).toHaveValue('Somos ocho, y una no come gluten.');
});

// Only a browser loads a page over a slow line, and can be pressed meanwhile.
test(
  'the first press on a slow line counts, and stands when the scripts are there',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const line = await page.context().newCDPSession(page);
    await line.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_LINE });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    const chefs = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Chefs' });
    await expect(chefs).toBeVisible();
    await hydrated(page);
    await expect(chefs).toBeVisible();
    await chefs.click();
    await expect(page).toHaveURL('/chefs');
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('pastas');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page.getByRole('status')).toContainText('para «pastas»');
  },
);

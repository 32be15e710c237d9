import type { Browser, Page } from '@playwright/test';

import { demoChef } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import type { Watch } from './support/watch.ts';

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

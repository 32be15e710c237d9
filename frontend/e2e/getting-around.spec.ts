import type { Locator, Page } from '@playwright/test';

import { demoChef, demoSibling } from './support/demo.ts';
import { hydrated } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

test.describe('getting around', () => {
  test(
    'an address that cannot be decoded leads to the page for lost ones, and on from there',
    { tag: '@night' },
    async ({ page, watch }) => {
      watch.expect(/404/, /malformed URL segment/);
      expect((await page.goto('/%E0%A4%A'))?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Esta mesa no está puesta' })).toBeVisible();
      await page.getByRole('link', { name: 'Volver al inicio' }).click();
      await expect(page).toHaveURL('/');
    },
  );

  // Wide windows show the navigation in the header.
  // Where Tab leads, and what is inert behind a dialog, is the browser’s.
  test('the menu of narrow windows holds the focus until Escape, and leads on', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const opener = page.getByRole('button', { name: 'Abrir menú' });
    const menu = page.getByRole('dialog', { name: 'Menú' });
    await opener.click();
    await expect(menu.getByRole('button', { name: 'Cerrar menú' })).toBeFocused();
    const stops = await menu.locator('a[href], button').count();
    for (let press = 0; press <= stops; press += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':is(header, main, footer):focus-within')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await menu.getByRole('link', { name: 'Chefs' }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Te conectamos con los mejores chefs' })).toBeFocused();
  });

  // Phones have no keyboard.
  // Where Tab leads is the browser’s.
  test('the keyboard alone goes from the first page to a quote and back', async ({ page }) => {
    const { slug, chef_name } = await demoChef(page);
    await page.goto('/');
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await page.goto(`/chef/${slug}`);
    await hydrated(page);
    const quote = page.getByRole('button', { name: 'Cotizar chef' }).first();
    await tabTo(page, quote);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Cotiza con nosotros' });
    await expect(dialog).toContainText(`Quieres cotizar con${chef_name}`);
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    const html = page.locator('html');
    await expect(html, 'the page behind the dialog does not scroll').toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(html).toHaveCSS('overflow-y', 'visible');
    await expect(quote).toBeFocused();
  });

  test('the heart of a chef’s page keeps its distance from the facts below', { tag: '@night' }, async ({ page }) => {
    const { slug } = await demoChef(page);
    await page.goto(`/chef/${slug}`);
    await hydrated(page);
    const edge = (locator: Locator, name: 'top' | 'bottom') =>
      locator.evaluate((element, name) => element.getBoundingClientRect()[name], name);
    const facts = page.getByRole('complementary', { name: 'Datos del chef' });
    const end = await edge(facts.getByRole('button', { name: /Mi mesa/ }), 'bottom');
    expect((await edge(facts.locator('dl'), 'top')) - end).toBeGreaterThanOrEqual(16);
  });

  test('an experience leads to another of the same chef, and to the chef', { tag: '@night' }, async ({ page }) => {
    const { dish_name: first } = await demoSibling(page);
    await page.goto(`/experiencias?busca=${encodeURIComponent(first)}`);
    await hydrated(page);
    const title = page.getByRole('heading', { level: 1 });
    await page
      .getByRole('main')
      .getByRole('link', { name: `Ver detalles de ${first}` })
      .click();
    await expect(title).toHaveText(first);
    await expect(title).toBeFocused();
    const byline = page.locator('.byline');
    const chef = (await byline.innerText()).split('\n')[0]?.replace('Por ', '') ?? '';

    const others = page.getByRole('region', { name: 'Otras experiencias del chef' });
    await expect(others.getByRole('link', { name: `Ver detalles de ${first}` })).toHaveCount(0);
    const next = others.getByRole('link', { name: /^Ver detalles de / }).first();
    const second = await dishOf(next);
    await next.click();
    await expect(title).toHaveText(second);
    await expect(title).toBeInViewport();
    await expect(byline).toContainText(`Por ${chef}`);
    await expect(others.getByRole('link', { name: `Ver detalles de ${first}` })).toHaveCount(1);

    await page.goBack();
    await expect(title).toHaveText(first);
    await expect(others).toBeInViewport();
    await byline.getByRole('link', { name: 'Ver chef' }).click();
    await expect(title).toHaveText(chef);
  });

  // Only a browser scrolls, and finds the place again on going back.
  test('every navigation begins at the top, and going back finds the place again', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const link = page.getByRole('navigation', { name: 'Explora' }).getByRole('link', { name: 'Chefs' });
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(1000);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Te conectamos con los mejores chefs' })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  });

  // Only a browser scrolls to a section and back.
  test('an entry of the contents leads to its section with the focus, and going back to the place before', async ({
    page,
  }) => {
    await page.goto('/terminos-y-condiciones');
    await hydrated(page);
    const place = () => page.evaluate(() => window.scrollY);
    const section = page.getByRole('main').getByRole('heading', { level: 2 }).nth(3);
    const before = await place();
    await page.getByRole('navigation', { name: 'Contenido de los términos' }).getByRole('link').nth(3).click();
    await expect(section).toBeInViewport();
    await expect(section).toBeFocused();
    expect(await place()).toBeGreaterThan(before + 500);
    await page.goBack();
    await expect.poll(place).toBe(before);
  });

  // Going back and forward is the browser’s.
  test('going back, forward and back again leaves nothing that says another page is on its way', async ({ page }) => {
    // The newest may be another journey's, which deletes it.
    const { chef_name: name } = await demoChef(page);
    await page.goto(`/chefs?busca=${encodeURIComponent(name)}`);
    await hydrated(page);
    await page
      .getByRole('link', { name: /^Ver Chef/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/chef\//);
    const [list, chef] = [/\/chefs\?busca=/, /\/chef\//];
    for (const [step, address] of [
      ['goBack', list],
      ['goForward', chef],
      ['goBack', list],
    ] as const) {
      await page[step]();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The overlay comes half a second later than the line, for the same reason.
      await expect(page.locator('.moving, .loading')).toHaveCount(0);
    }
  });
});

/** The name in a card's link. */
async function dishOf(link: Locator): Promise<string> {
  return ((await link.textContent()) ?? '').replace('Ver detalles de', '').trim();
}

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

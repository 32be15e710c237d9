import { MAX_LIST_PAGE } from './support/document-bytes.ts';
import { hydrated } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

test.describe('the chef list', () => {
  // The place and the focus after going back are the browser’s.
  test(
    'appends the next chefs where one is, and has them again on coming back',
    { tag: '@phone' },
    async ({ page }) => {
      const answer = await page.goto('/chefs');
      expect((await answer?.body())?.length, 'bytes of a list').toBeLessThanOrEqual(MAX_LIST_PAGE);
      await hydrated(page);
      await expect(page.getByRole('main').getByRole('status')).toHaveText('12 chefs a la vista');
      const more = page.getByRole('link', { name: 'Cargar más chefs' });
      await more.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => window.scrollY);
      await more.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/chefs?pagina=1-2');
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/^2[0-4] chefs /);
      expect(await page.evaluate(() => window.scrollY)).toBe(place);
      await expect(page.locator('main a:focus')).toHaveCount(1);

      // A reload shows the same, where one was.
      const kept = await page.evaluate(() => window.scrollY);
      await page.reload();
      await hydrated(page);
      await expect(page.getByRole('link', { name: /^Ver Chef/ }).nth(13)).toBeAttached();
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - kept)).toBeLessThan(5);

      const later = page.getByRole('link', { name: /^Ver Chef/ }).nth(13);
      const name = ((await later.textContent()) ?? '').replace('Ver Chef', '').trim();
      await later.click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/^2[0-4] chefs /);
      await expect(page.getByRole('link', { name: `Ver Chef ${name}` })).toBeInViewport();
      await expect(page.getByRole('link', { name: `Ver Chef ${name}` })).toBeFocused();
    },
  );

  test(
    'hands the focus to the first card when a pressed link goes with the filters',
    { tag: '@night' },
    async ({ page }) => {
      for (const [path, name] of [
        ['/chefs?formato=1', 'Quitar filtros'],
        ['/chefs?busca=zzz', 'Ver todos los chefs'],
      ] as const) {
        await page.goto(path);
        await hydrated(page);
        await page.getByRole('link', { name }).focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/chefs');
        await expect(page.getByRole('link', { name: /^Ver Chef/ }).first()).toBeFocused();
        await expect(page.getByRole('link', { name: /^Ver Chef/ }).first()).toBeInViewport();
      }
    },
  );

  // Only a browser shows a page before its scripts: what was chosen then is to be kept.
  test('keeps what somebody chose before the scripts arrived', async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/assets\/index-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/chefs', { waitUntil: 'commit' });
    await page.getByLabel('Formato').selectOption('Clases online');
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('a');
    letGo();
    await expect(page).toHaveURL(/\/chefs\?formato=[1-9]\d*&busca=a$/);
    await expect(page.getByLabel('Formato').locator('option:checked')).toHaveText('Clases online');
    await expect(page.getByRole('searchbox', { name: 'Buscar' })).toHaveValue('a');
  });
});

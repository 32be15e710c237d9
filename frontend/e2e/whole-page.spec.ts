import AxeBuilder from '@axe-core/playwright';

import { demoChef, demoExperience } from './support/demo.ts';
import { hydrated } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

// Only a browser estimates the height of what it has not painted yet.
test(
  'End leads to the end of the page at once, and everything keeps its place',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.keyboard.press('End');
    await expect(page.locator('.footer__base')).toBeInViewport({ ratio: 1 });
    // The key's own scrolling goes on for a moment.
    await expect.poll(() => page.evaluate(() => Math.ceil(innerHeight + scrollY))).toBeGreaterThanOrEqual(before);
    expect(await height()).toBe(before);
  },
);

test(
  'a browser that reports no paints and no idle time shows and hydrates the page',
  { tag: '@night' },
  async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['PerformanceObserver', 'requestIdleCallback']) Reflect.deleteProperty(window, name);
    });
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
    await expect(page.locator('.cover__count')).toHaveText('2 / 3');
  },
);

test('the scripts of a page can arrive in any order: what all import last', { tag: '@night' }, async ({ page }) => {
  const other = page.waitForResponse(/\/HomePage-[^/]+\.js$/);
  await page.route(/\/index-[^/]+\.js$/, (route) => other.then(() => route.continue()));
  await page.goto('/');
  await hydrated(page);
});

test('what is on paper can be read, with backgrounds or without', { tag: '@night' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of [
    '/',
    '/nosotros',
    `/chef/${(await demoChef(page)).slug}`,
    `/experiencia/${await demoExperience(page)}`,
  ]) {
    await page.goto(path);
    await hydrated(page);
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    const findings = violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
    expect.soft(findings, `texts of ${path} without contrast`).toEqual([]);
  }
});

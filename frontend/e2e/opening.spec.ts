import type { Page } from '@playwright/test';

import { hydrated } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

/** The parts of the home page that begin below the first window (ui/look/layout.css). */
const BELOW = 'main > section:nth-last-of-type(-n + 4), .site-footer';

test('what is below the window takes its place after the first paint, and all of it does', async ({ page }) => {
  const start = await holdStart(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await laidOut(page)).toEqual(Array(5).fill(false));

  start();
  await hydrated(page);
  await expect.poll(() => laidOut(page)).toEqual(Array(5).fill(true));
  const kept = await page.locator('main > section, .site-footer').evaluateAll((parts) => ({
    containment: [...new Set(parts.map((part) => getComputedStyle(part).contentVisibility))],
    styles: parts.map((part) => part.getAttribute('style') ?? '').filter((style) => style !== ''),
  }));
  expect(kept).toEqual({ containment: ['visible'], styles: [] });
});

for (const [what, begin] of [
  ['scrolls', (page: Page) => page.evaluate(() => window.scrollBy(0, 10))],
  ['moves the mouse', (page: Page) => page.mouse.move(50, 300)],
  ['presses a key', (page: Page) => page.keyboard.press('Tab')],
] as const)
  test(`what is below the window waits for who reads, and takes its place when the visitor ${what}`, async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-opening');
    // The two parts behind the cover are near, so they are laid out, and their pictures load.
    await expect.poll(() => nearlyLaidOut(page)).toEqual([true, true]);
    expect((await laidOut(page)).at(-1)).toBe(false);
    await begin(page);
    await expect.poll(() => laidOut(page), { timeout: 2000 }).toEqual(Array(5).fill(true));
  });

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`what stands behind the cover is left out of the first paint, and shown to whoever scrolls, first script or not (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const start = await holdStart(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await nearlyLaidOut(page)).toEqual([false, false]);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(() => nearlyLaidOut(page)).toEqual([true, true]);
    await expect(page.locator('.cover + section')).toBeInViewport();
    start();
    await hydrated(page);
    await expect.poll(() => laidOut(page)).toEqual(Array(5).fill(true));
    expect(await nearlyLaidOut(page)).toEqual([true, true]);
  });

test('whoever loads the page again in its middle is where they were', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect.poll(() => laidOut(page)).toEqual(Array(5).fill(true));
  const title = page.getByRole('heading', { name: 'Clientes que confían' });
  await title.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await topOf(title);
  await page.waitForTimeout(300); // Browsers note the place with a delay.
  await page.route('**/assets/start-*.js', async (route) => {
    await page.waitForTimeout(700);
    await route.continue();
  });
  await page.reload();
  await hydrated(page);
  await expect.poll(async () => Math.abs((await topOf(title)) - before)).toBeLessThanOrEqual(2);
});

test('a link into the page leads to its place', async ({ page }) => {
  await page.goto('/#club');
  await hydrated(page);
  await expect(page.locator('#club')).toBeInViewport();
  const place = await topOf(page.locator('#club'));
  await expect.poll(() => laidOut(page)).toEqual(Array(5).fill(true));
  await page.waitForTimeout(500);
  expect(Math.abs((await topOf(page.locator('#club'))) - place)).toBeLessThanOrEqual(2);
});

test('an italic in sight waits for the first picture in a narrow window', async ({ page, watch, isMobile }) => {
  const answer = await page.request.get('/api/v1/proposals/all?perPage=1');
  const { data } = (await answer.json()) as { data: { proposals: [{ slug: string }] } };
  const start = await holdStart(page);
  await page.goto(`/experiencia/${encodeURIComponent(data.proposals[0].slug)}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const asked = () => watch.requests.filter((request) => request.url().includes('fraunces-italic')).length;
  expect(asked()).toBe(isMobile ? 0 : 1);
  start();
  await hydrated(page);
  await expect.poll(asked).toBe(1);
});

/** Keeps the page's first script back, until the function that it returns is called. */
async function holdStart(page: Page): Promise<() => void> {
  let start = () => {};
  const held = new Promise<void>((resolve) => (start = resolve));
  await page.route('**/assets/start-*.js', (route) => held.then(() => route.continue()));
  return start;
}

/** Which of the parts below are laid out, in the order of the page. */
const laidOut = (page: Page) =>
  page
    .locator(BELOW)
    .evaluateAll((parts) =>
      parts.map((part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
    );

/** Whether the two parts right behind the cover are laid out. */
const nearlyLaidOut = (page: Page) =>
  page
    .locator('.cover + section, .cover + section + section')
    .evaluateAll((parts) =>
      parts.map((part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
    );

const topOf = (element: ReturnType<Page['locator']>) => element.evaluate((one) => one.getBoundingClientRect().top);

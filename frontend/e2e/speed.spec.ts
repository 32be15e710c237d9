import type { Page, Request } from '@playwright/test';

import { hydrated } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

const COUNTED = '/api/v1/page_speed/create';

const isReport = (request: Request): boolean => new URL(request.url()).pathname === COUNTED;

/** The file that measures is one that no other part needs. */
const isMeasuring = (request: Request): boolean => /\/measure-page-[\w-]+\.js$/.test(request.url());

/** How many visits of a page on this kind of screen the server has counted. */
async function counted(route: string, device: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${process.env.E2E_METRICS_PORT}/metrics`);
  const series = `sobremesa_field_ttfb_seconds_count{route="${route}",device="${device}"}`;
  const line = (await answer.text()).split('\n').find((one) => one.startsWith(series));
  return line === undefined ? 0 : Number(line.slice(series.length));
}

/** Opens a page, presses something on it, and leaves it. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.locator('h1').click();
}

// Only a browser measures paints, and sends what it measured while a page is left.
test('a page tells how fast it was when one leaves it, under its pattern', async ({ page, watch, isMobile }) => {
  const route = '/privacidad';
  const device = isMobile ? 'phone' : 'desktop';
  const before = await counted(route, device);
  const measuring = page.waitForRequest(isMeasuring);
  await visit(page, `${route}?de=prueba`);
  await (await measuring).response();
  await page.waitForLoadState('networkidle');
  expect(watch.requests.filter(isReport)).toEqual([]);

  // A browser does not show to tests what a page sends while it is left, but the server counts it.
  await page.goto('about:blank');
  await expect.poll(() => counted(route, device)).toBeGreaterThan(before);
});

test('nothing of the back-office is measured', { tag: '@night' }, async ({ page, watch }) => {
  await page.goto('/login');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  expect(watch.requests.filter((request) => isReport(request) || isMeasuring(request))).toEqual([]);
});

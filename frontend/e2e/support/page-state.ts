import { expect, type Page } from '@playwright/test';

/** Waits until React has hydrated the page, so that presses have an effect. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber$')),
  );
}

/** Waits until all parts of a page have taken their places. They do when the visitor moves, one after the other (src/start.ts). */
export async function laidOut(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(page.locator('[style*="content-visibility"]')).toHaveCount(0);
}

/**
 * Measures every layout shift from the first paint on, except those after a press. Call it before opening a page. Fonts
 * arrive after the page is painted, as on a slow connection: otherwise chance would decide the test.
 */
export async function measureShifts(page: Page): Promise<() => Promise<number>> {
  await page.route('**/*.woff2', async (route) => {
    const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
    // A page that was closed in the meantime needs no font.
    await page.waitForFunction(painted).catch(() => undefined);
    await route.continue().catch(() => undefined);
  });
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { layoutShift: 0 });
    const count = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.layoutShift += entry.value;
      }
    };
    new PerformanceObserver(count).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
}

/** Scrolls to the end, one window at a time, and waits for the pictures in sight. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const inSight = (image: HTMLImageElement) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
      await Promise.all([...document.images].filter(inSight).map((image) => image.decode()));
    }
  });
}

/** Nothing extends beyond the side of the window at any of these widths. */
export async function expectNoSidewaysScroll(page: Page, widths: number[]): Promise<void> {
  const { width: own, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const width of [...widths, own]) {
    await page.setViewportSize({ width, height });
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(content, `width of the content in a window of ${width} px`).toBeLessThanOrEqual(width);
  }
}

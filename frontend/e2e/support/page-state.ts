import { expect, type Page } from '@playwright/test';

/** React has taken over what the server sent: from now on presses do what they do. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber$')),
  );
}

/**
 * Counts every jump of the layout from the first paint on, those that a press caused excepted. Call before opening. Fonts
 * arrive once the page stands, as on a slow line: in time or late by chance, they would decide the test.
 */
export async function measureShifts(page: Page): Promise<() => Promise<number>> {
  await page.route('**/*.woff2', async (route) => {
    const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
    // A page that is closed meanwhile wants no font.
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

/** Scrolls to the foot, a window at a time, and waits for the pictures that come into sight. */
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

/** Nothing reaches beyond the window's side at any of these widths. */
export async function expectNoSidewaysScroll(page: Page, widths: number[]): Promise<void> {
  const { width: own, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const width of [...widths, own]) {
    await page.setViewportSize({ width, height });
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(content, `width of the content in a window of ${width} px`).toBeLessThanOrEqual(width);
  }
}

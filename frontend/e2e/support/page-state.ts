import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

/** Waits until React has hydrated the page, so that presses have an effect. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber$')),
  );
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
    await expectWithinWindow(page, `width of the content in a window of ${width} px`);
  }
}

/** Nothing extends beyond the side of the window as it is, once what depends on its width was drawn again. */
export async function expectWithinWindow(page: Page, message: string): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.soft.poll(over, { message }).toBeLessThanOrEqual(0);
}

/** How large people set the text of their browser, in pixels, in a window of this width: 16 is what it comes with. */
const LARGE_TEXT = [{ width: 1440, size: 32 }];
/** Visitors do so on phones, too. */
const LARGE_TEXT_OF_VISITORS = [...LARGE_TEXT, { width: 390, size: 24 }, { width: 390, size: 32 }];

/**
 * What one presses or reads that stands beside the window: nothing scrolls to what is left of it, and a footer hides what is
 * right of it. Rows that are scrolled sideways go on there, and titles may not be broken within a word.
 */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, h1, h2, h3, label');
    const scrolled = '.rail, .logos, .cover__track, .filters-more:not([open]), .visually-hidden, [aria-hidden="true"]';
    return [...all].flatMap((one) => {
      const { left, right, width, height } = one.getBoundingClientRect();
      const isSeen = width > 4 && height > 4 && !one.closest(scrolled);
      // A form may be narrower than the window; one around a single button has no box.
      const form = one.closest('main form:not(.quote-button)');
      const end = Math.min(innerWidth, form?.getBoundingClientRect().right ?? Infinity);
      return isSeen && (left < -1 || right > end + 1) ? [`${one.tagName}.${one.className} ${one.innerText}`] : [];
    });
  });
}

/** Amounts that go on in another line: half of one is another amount. */
function brokenAmounts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: amount, index } of text.data.matchAll(/\$[\d.]*\d/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + amount.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(amount);
      }
    }
    return broken;
  });
}

/**
 * Every amount of the page may be this large, by itself nine digits: then nothing extends beyond the side of the narrowest
 * phone, and no amount is broken. What the page shows is changed: call it last.
 */
export async function expectLargeAmountsFit(page: Page, path: string, largest = '$888.888.888'): Promise<void> {
  const { width: own, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 320, height });
  await page.evaluate((amount) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      text.data = text.data.replace(/\$[\d.]*\d/g, () => amount);
    }
  }, largest);
  await expectWithinWindow(page, `${path}: width of the content with amounts of ${largest}`);
  expect.soft(await brokenAmounts(page), `${path}: amounts of ${largest} in two lines`).toEqual([]);
  await page.setViewportSize({ width: own, height });
}

/** Nothing extends beyond the side of the window where a person has set their browser to larger text. */
export async function expectLargeTextFits(page: Page, path: string): Promise<void> {
  const { width: own, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const browser = await page.context().newCDPSession(page);
  // The style sheets ask for the width in units of this size, too.
  const setSize = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
  for (const { width, size } of path.startsWith('/gestion') ? LARGE_TEXT : LARGE_TEXT_OF_VISITORS) {
    await page.setViewportSize({ width, height });
    await setSize(size);
    const where = `in a window of ${width} px with text of ${size} px`;
    await expectWithinWindow(page, `${path}: width of the content ${where}`);
    if (path.startsWith('/gestion')) continue;
    expect.soft(await cutOff(page), `${path}: what is cut off ${where}`).toEqual([]);
    expect.soft(await brokenAmounts(page), `${path}: amounts in two lines ${where}`).toEqual([]);
  }
  await setSize(16);
  await browser.detach();
  await page.setViewportSize({ width: own, height });
}

/** The widths at which a form or a dialog changes its columns, and those between them. */
const WIDTHS = [320, 360, 390, 480, 560, 640, 700, 768, 900, 1024, 1280, 1440, 1600];

/** What a field shows is read whole at every width, also where a person has set their browser to text twice as large. */
export async function expectReadWhole(page: Page, field: Locator): Promise<void> {
  const { width: own, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const browser = await page.context().newCDPSession(page);
  const missing = () =>
    field.evaluate((input: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) return Infinity;
      pen.font = font;
      const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return Math.max(0, pen.measureText(input.value).width - room);
    });
  for (const standard of [16, 32]) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height });
      const message = `pixels of the value that do not fit at ${width} px with text of ${standard} px`;
      await expect.soft.poll(missing, { message }).toBe(0);
    }
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await browser.detach();
  await page.setViewportSize({ width: own, height });
}

/**
 * Makes timers of so many milliseconds last ten minutes on the pages that come: a busy machine does less in the time. Call it
 * before `goto`.
 */
export const lengthenTimers = (pages: Page | BrowserContext, length: number): Promise<unknown> =>
  pages.addInitScript((ms) => {
    const usual = window.setTimeout.bind(window);
    const longer = (work: () => void, delay?: number, ...given: unknown[]) =>
      usual(work, delay === ms ? 600_000 : delay, ...given);
    Object.assign(window, { setTimeout: longer });
  }, length);

import type { Page } from '@playwright/test';

import { hydrated } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

/** Four times slower than this machine, and what Lighthouse takes for a phone's network, in bytes a second. */
const SLOW_CPU = { rate: 4 };
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** What was seen of a press, in milliseconds since it began. */
interface Seen {
  from: string;
  began?: number;
  line?: number;
  title?: number;
  /** The longest wait from an event to the paint that answers it (INP). */
  answered: number;
}
declare global {
  interface Window {
    seen: Seen;
  }
}

/** Looks, at each change, for the line that says that a page is on its way, and for the page's title. */
function look(): void {
  const seen: Seen = { from: document.querySelector('h1')?.textContent ?? '', answered: 0 };
  window.seen = seen;
  addEventListener('pointerdown', ({ timeStamp }) => (seen.began ??= timeStamp), { capture: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.answered = Math.max(seen.answered, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const note = () => {
    const now = performance.now() - (seen.began ?? NaN);
    if (document.querySelector('.moving')) seen.line ??= now;
    if (document.querySelector('h1')?.textContent !== seen.from) seen.title ??= now;
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** Presses the first link to such a page, on a slow device and network. */
async function press(page: Page, selector: string): Promise<Seen> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
  await page.evaluate(look);
  await page.locator(selector).first().click();
  await expect.poll(() => page.evaluate(() => window.seen.title), { timeout: 30_000 }).toBeDefined();
  return page.evaluate(() => window.seen);
}

for (const [path, selector] of [
  ['/', 'main a[href^="/chef/"]'],
  ['/chefs', 'main a[href^="/chef/"]'],
  ['/experiencias', 'main a[href^="/experiencia/"]'],
] as const) {
  test(
    `a press on a card of ${path} is answered before its page is there`,
    { tag: ['@phone', '@night'] },
    async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      const { line = NaN, title = NaN, answered } = await press(page, selector);
      // The figures are for people: how long things take depends on the machine.
      const figures = `${path}: line ${Math.round(line)} ms, page ${Math.round(title)} ms, INP ${Math.round(answered)} ms`;
      test.info().annotations.push({ type: 'figures', description: figures });
      process.stdout.write(`${figures}\n`);
      expect(line).toBeLessThan(title);
      await expect(page.locator('.moving')).toHaveCount(0);
    },
  );
}

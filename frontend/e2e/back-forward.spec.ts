import { chromium, type Page } from '@playwright/test';

import { demoChef } from './support/demo.ts';
import { BROWSER_FLAGS, wholeBrowser } from './support/browser.ts';
import { hydrated } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

/** The pages that visitors come back to most. */
const pathsOf = async (page: Page) => ['/', '/chefs', `/chef/${(await demoChef(page)).slug}`, '/cotiza'];

/** What an open page must not have, or browsers do not keep it. */
interface Kept {
  blocking: string[];
  shown: boolean[];
}
declare global {
  interface Window {
    kept: Kept;
  }
}

/** Notes what would keep a browser from keeping the page, and how the page was shown. */
function note(): void {
  const kept: Kept = { blocking: [], shown: [] };
  window.kept = kept;
  addEventListener('pageshow', ({ persisted }) => kept.shown.push(persisted));
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject, unknown?]) => {
    if (type === 'unload' || type === 'beforeunload') kept.blocking.push(type);
    listen(type, rest[0], rest[1] as boolean);
  };
  for (const name of ['WebSocket', 'EventSource', 'RTCPeerConnection', 'SharedWorker', 'BroadcastChannel'] as const) {
    const Whole = window[name] as unknown as new (...args: unknown[]) => object;
    const Noted = class extends Whole {
      constructor(...args: unknown[]) {
        super(...args);
        kept.blocking.push(name);
      }
    };
    Object.defineProperty(window, name, { value: Noted });
  }
}

test('nothing in a public page keeps the browser from keeping it', { tag: '@night' }, async ({ page }) => {
  await page.addInitScript(note);
  for (const path of await pathsOf(page)) {
    const answer = await page.goto(path);
    expect(answer?.headers()['cache-control'], path).not.toMatch(/no-store/);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.kept.blocking), path).toEqual([]);
  }
});

test('back and forward come from the cache of the browser', { tag: '@night' }, async ({ page, baseURL }) => {
  const paths = await pathsOf(page);
  const found = wholeBrowser();
  // The headless shell of the other journeys has no such cache.
  test.skip(found === undefined, 'needs a whole Chromium on the machine');
  const browser = await chromium.launch({
    ...found,
    args: [...BROWSER_FLAGS, '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--headless'],
  });
  try {
    for (const path of paths) {
      // A browser may let go of a page for reasons of its own, such as memory: it is tried again then.
      const comesBack = async () => expect(await isKept(await browser.newPage({ baseURL }), path), path).toBe(true);
      await expect(comesBack).toPass({ timeout: 60_000 });
    }
  } finally {
    await browser.close();
  }
});

/** Whether the page comes back as it was left. */
async function isKept(page: Page, path: string): Promise<boolean> {
  await page.addInitScript(note);
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => document.body.setAttribute('data-left', 'here'));
  await page.goto('/login');
  await page.evaluate(() => history.back());
  const isBack = () =>
    page.evaluate(() => [decodeURI(location.pathname), document.body.dataset.left, ...window.kept.shown]);
  // While the pages change places there is none to ask.
  await expect.poll(() => isBack().catch(() => [])).toContain(path);
  const [, left, ...shown] = await isBack();
  await page.close();
  return left === 'here' && shown.at(-1) === true;
}

import { test as base, type Browser, type WorkerInfo } from '@playwright/test';

import { signIn, type DemoPerson } from './people.ts';
import { Watch } from './watch.ts';

interface Fixtures {
  /** What the browser reported and requested. An unexpected complaint fails the test at its end. */
  watch: Watch;
}

interface WorkerFixtures {
  /** Path of a file with the browser storage of a person who signed in through the whole redirect flow. */
  administrator: string;
  moderator: string;
}

/** Signs a person in, once for all tests of a worker. */
async function signedIn(person: DemoPerson, browser: Browser, { project, workerIndex }: WorkerInfo): Promise<string> {
  const { baseURL, locale } = project.use;
  const context = await browser.newContext({ baseURL, locale });
  await signIn(await context.newPage(), person);
  const path = `${project.outputDir}/${person}-${workerIndex}.json`;
  await context.storageState({ path });
  await context.close();
  return path;
}

/** The `test` of all journeys. It fails when the browser reports a problem that the test does not expect. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  watch: [
    async ({ context }, use) => {
      const watch = new Watch();
      watch.follow(context);
      await use(watch);
      base.expect(watch.unexpected).toEqual([]);
    },
    { auto: true },
  ],
  administrator: [
    async ({ browser }, use, info) => use(await signedIn('Antonia Fuenzalida', browser, info)),
    { scope: 'worker', timeout: 300_000 },
  ],
  moderator: [
    async ({ browser }, use, info) => use(await signedIn('Benjamín Soto', browser, info)),
    { scope: 'worker', timeout: 300_000 },
  ],
});

/**
 * For the back-office: asks for less motion, because a press misses a dialog that is still growing, and no person is
 * that fast.
 */
export const CALM = { contextOptions: { reducedMotion: 'reduce' } } as const;

/**
 * Complains of a dialog or a drawer that is drawn without the focus, or with the focus on its cross: what one types at once would be
 * lost. Runs in the page.
 */
function watchDialogs(): void {
  const look = (dialog: Element) => {
    const { activeElement: now } = document;
    const isLate = !now?.closest('[role="dialog"]') || now.matches('.ant-modal-close, .ant-drawer-close');
    if (isLate && dialog.isConnected)
      reportError(new Error(`The dialog has no focus yet: ${dialog.textContent.slice(0, 60)}`));
  };
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element) {
        const dialog = node.matches('[role="dialog"]') ? node : node.querySelector('[role="dialog"]');
        if (dialog) look(dialog);
      }
  }).observe(document, { childList: true, subtree: true });
}

const withDialogsWatched = test.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(watchDialogs);
    await use(context);
  },
});

/** For the back-office: an administrator is signed in already. */
export const gestionTest = withDialogsWatched.extend({
  ...CALM,
  storageState: async ({ administrator }, use) => use(administrator),
});

/** For the back-office: a moderator is signed in, whose role is USER. */
export const moderatorTest = withDialogsWatched.extend({
  ...CALM,
  storageState: async ({ moderator }, use) => use(moderator),
});

export { expect } from '@playwright/test';

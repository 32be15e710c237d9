import { test as base, type Browser, type WorkerInfo } from '@playwright/test';

import { signIn, type DemoPerson } from './people.ts';
import { Watch } from './watch.ts';

interface Fixtures {
  /** What the browser said and asked for; whatever it complained about fails the test at its end. */
  watch: Watch;
}

interface WorkerFixtures {
  /** Files with the browser storage of somebody who has signed in through the whole redirect flow. */
  administrator: string;
  moderator: string;
}

/** Signs somebody in, once for all tests of a worker. */
async function signedIn(person: DemoPerson, browser: Browser, { project, workerIndex }: WorkerInfo): Promise<string> {
  const { baseURL, locale } = project.use;
  const context = await browser.newContext({ baseURL, locale });
  await signIn(await context.newPage(), person);
  const path = `${project.outputDir}/${person}-${workerIndex}.json`;
  await context.storageState({ path });
  await context.close();
  return path;
}

/** The tests' `test`: every one of them fails when the browser complains about anything the test does not expect. */
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
    { scope: 'worker', timeout: 60_000 },
  ],
  moderator: [
    async ({ browser }, use, info) => use(await signedIn('Benjamín Soto', browser, info)),
    { scope: 'worker', timeout: 60_000 },
  ],
});

/**
 * For the screens of the back-office: as somebody who asked for less motion. A dialog that is still growing under a press
 * misses it, which nobody's hand is quick enough to see.
 */
export const CALM = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** For the screens of the back-office: an administrator is signed in already. */
export const gestionTest = test.extend({
  ...CALM,
  storageState: async ({ administrator }, use) => use(administrator),
});

/** The same for a moderator, whom the server calls USER. */
export const moderatorTest = test.extend({
  ...CALM,
  storageState: async ({ moderator }, use) => use(moderator),
});

export { expect } from '@playwright/test';

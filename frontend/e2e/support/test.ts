import { test as base } from '@playwright/test';

import { signIn } from './people.ts';
import { Watch } from './watch.ts';

interface Fixtures {
  /** What the browser said and asked for; whatever it complained about fails the test at its end. */
  watch: Watch;
}

interface WorkerFixtures {
  /** A file with the browser storage of an administrator who has signed in through the whole redirect flow. */
  administrator: string;
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
    async ({ browser }, use, { project, workerIndex }) => {
      const { baseURL, locale } = project.use;
      const context = await browser.newContext({ baseURL, locale });
      await signIn(await context.newPage(), 'Antonia Fuenzalida');
      const path = `${project.outputDir}/administrator-${workerIndex}.json`;
      await context.storageState({ path });
      await context.close();
      await use(path);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** For the screens of the back-office: an administrator is signed in already. */
export const gestionTest = test.extend({
  storageState: async ({ administrator }, use) => use(administrator),
});

export { expect } from '@playwright/test';

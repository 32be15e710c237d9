import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { defineConfig } from '@playwright/test';

import { BROWSER_FLAGS, findBrowser } from './e2e/support/browser.ts';

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return String(port);
}

// Playwright reads this file again in every worker, which inherits the environment: the port is chosen once.
const port = (process.env.E2E_PORT ??= await freePort());
const providersPort = (process.env.PROVIDERS_PORT ??= await freePort());
const mailPort = (process.env.MAIL_PORT ??= await freePort());
const embeddingPort = (process.env.E2E_EMBEDDING_PORT ??= await freePort());
const baseURL = `http://localhost:${port}`;
// The product with every slot and the analytics configured; journeys of these name it (support/embedding.ts).
const embeddingURL = `http://localhost:${embeddingPort}`;
const { executablePath, env } = await findBrowser();

/** What takes away pictures that a visitor may be looking at. */
const TAKES_AWAY = /(content|journey)\.spec\.ts$/;

/** What changes the one company, or which form is the first: not twice at once either. */
const CHANGES_ALL = /(company|forms)\.spec\.ts$/;

const LATER = [TAKES_AWAY, CHANGES_ALL];

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Journeys against the built product, as a visitor and as an administrator, on a phone and on a desktop. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  // One more than the machine has cores at least: a journey waits for the page most of its time.
  workers: 3,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../.reports/e2e.json' }]],
  use: {
    baseURL,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    launchOptions: { executablePath, env, args: BROWSER_FLAGS },
    screenshot: 'only-on-failure',
    // Without a film of each test, which nobody sees of those that pass and takes a tenth of their time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
  },
  projects: [
    {
      name: 'phone',
      use: PHONE,
      grepInvert: /@desktop/,
      // Who may come in and what others' code may do does not depend on the window's width.
      testIgnore: [
        /(identity|documents|embeds|form-page|quote-embeds|quote-without-scripts|watch)\.spec\.ts$/,
        ...LATER,
      ],
    },
    { name: 'desktop', use: DESKTOP, grepInvert: /@phone/, testIgnore: LATER },
    // After all others, in whose way they would be.
    { name: 'later', use: DESKTOP, testMatch: LATER, dependencies: ['phone', 'desktop'] },
    { name: 'later-phone', use: PHONE, testMatch: TAKES_AWAY, dependencies: ['phone', 'desktop'] },
    { name: 'last-phone', use: PHONE, testMatch: CHANGES_ALL, grepInvert: /@desktop/, dependencies: ['later'] },
  ],
  webServer: [
    {
      command: 'node e2e/support/product.ts',
      url: `${baseURL}/api/v1/health/ready`,
      env: { PORT: port, PUBLIC_URL: baseURL, PROVIDERS_PORT: providersPort, MAIL_PORT: mailPort },
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
    {
      command: 'node e2e/support/product.ts --embedding',
      url: `${embeddingURL}/api/v1/health/ready`,
      env: { PORT: embeddingPort, PUBLIC_URL: embeddingURL, PROVIDERS_PORT: providersPort, MAIL_PORT: mailPort },
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
    {
      command: 'node e2e/support/providers.ts',
      url: `http://127.0.0.1:${providersPort}/seen`,
      env: { PROVIDERS_PORT: providersPort, MAIL_PORT: mailPort },
    },
  ],
});

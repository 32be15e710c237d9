import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { BROWSER_FLAGS, findBrowser } from './e2e/support/browser.ts';

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return String(port);
}

// Every worker reads this file again and inherits the environment, so the port is chosen once.
const port = (process.env.E2E_PORT ??= await freePort());
const providersPort = (process.env.PROVIDERS_PORT ??= await freePort());
const mailPort = (process.env.MAIL_PORT ??= await freePort());
const embeddingPort = (process.env.E2E_EMBEDDING_PORT ??= await freePort());
const metricsPort = (process.env.E2E_METRICS_PORT ??= await freePort());
// The product's data, in which a journey may move the clock.
process.env.E2E_FOLDER ??= process.env.E2E_DATA_DIR ?? join(tmpdir(), `sobremesa-e2e-${randomUUID()}`);
const baseURL = `http://localhost:${port}`;
// A second product, with forms in both slots and with analytics. Journeys that need it take its address from
// e2e/support/embedding.ts.
const embeddingURL = `http://localhost:${embeddingPort}`;
const { executablePath, env } = await findBrowser();

/** Journeys that delete pictures which another journey may be looking at. */
const TAKES_AWAY = /(content|journey)\.spec\.ts$/;

/** Journeys that change the one company, the site's texts, which form is the first, or the queue. They must not run twice at once. */
const CHANGES_ALL = /(company|forms|system|texts)\.spec\.ts$/;

const LATER = [TAKES_AWAY, CHANGES_ALL];

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Journeys in the built product, as a visitor and as an administrator, on a phone and on a desktop. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  // One more worker than the cores of a small machine: a journey mostly waits for the page.
  workers: 3,
  // What passes only at the second try is named at the end of `make test`.
  retries: 1,
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
    // Recording what each test sees takes a quarter of its time. To see why one fails: --trace on.
    trace: 'off',
  },
  projects: [
    {
      name: 'phone',
      use: PHONE,
      grepInvert: /@desktop/,
      // Access and the limits of others' code do not depend on the width of the window.
      testIgnore: [
        /(identity|documents|embeds|form-page|quote-embeds|quote-without-scripts|watch)\.spec\.ts$/,
        ...LATER,
      ],
    },
    { name: 'desktop', use: DESKTOP, grepInvert: /@phone/, testIgnore: LATER },
    // These run after all others, which they would disturb.
    { name: 'later', use: DESKTOP, testMatch: LATER, dependencies: ['phone', 'desktop'] },
    { name: 'later-phone', use: PHONE, testMatch: TAKES_AWAY, dependencies: ['phone', 'desktop'] },
    { name: 'last-phone', use: PHONE, testMatch: CHANGES_ALL, grepInvert: /@desktop/, dependencies: ['later'] },
  ],
  webServer: [
    {
      command: 'node e2e/support/product.ts',
      url: `${baseURL}/api/v1/health/ready`,
      env: {
        PORT: port,
        PUBLIC_URL: baseURL,
        METRICS_PORT: metricsPort,
        PROVIDERS_PORT: providersPort,
        MAIL_PORT: mailPort,
      },
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

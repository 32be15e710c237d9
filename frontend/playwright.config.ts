import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { BROWSER_FLAGS, findBrowser } from './e2e/support/browser.ts';

/** Below the ports of outgoing connections: one of those may take it while the demo data are made. */
async function freePort(): Promise<string> {
  const probe = createServer().listen(20_000 + Math.floor(Math.random() * 12_000), '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return freePort();
  }
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

/**
 * Journeys that change what there is one of: the company, the terms, which form is the first. Their offers are accepted by
 * the terms of that moment. They run beside all others, one at a time.
 */
const CHANGES_THE_ONE = /\/(company|forms|offers|texts)\.spec\.ts$/;

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Journeys in the built product, as a visitor and as an administrator, on a desktop and on a phone. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  // One more than cores at least: a journey waits for answers, time-outs and quiet pages a fifth of its time.
  workers: 3,
  // For a journey that hangs: the longest takes three minutes where the machine does something else.
  timeout: 600_000,
  // A state is waited for, also on a machine that does something else.
  expect: { timeout: 120_000 },
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../.reports/e2e.json' }]],
  use: {
    baseURL,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    launchOptions: { executablePath, env, args: BROWSER_FLAGS },
    screenshot: 'only-on-failure',
    // Recording takes time, so on a developer's machine it is asked for: --trace on. Where it is always on it keeps what was
    // done, asked for and said on the console; pictures and the document of each step took a sixth of a walk's time.
    // The picture of the moment of a failure, and the tree of what was there, are kept beside it.
    trace: process.env.CI ? { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false } : 'off',
  },
  // What a journey shows at one width need not be shown again at another: the walks (pages.spec.ts) see every page at five
  // widths. `@night` stands for what a test of a screen, or of the API, shows by day: `--grep-invert @night` leaves it out.
  projects: [
    // First, because it takes one worker to its end.
    { name: 'one at a time', use: DESKTOP, testMatch: CHANGES_THE_ONE, workers: 1 },
    // What differs on a phone: a finger, the menu, cards in place of a table.
    { name: 'phone', use: PHONE, grep: /@phone/ },
    { name: 'desktop', use: DESKTOP, grepInvert: /@phone/, testIgnore: CHANGES_THE_ONE },
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
      // The first start of a build makes the demo data (e2e/support/demo-data.ts).
      timeout: 900_000,
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

/** Runs the product of the browser tests for the tools that measure it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  return port;
}

/**
 * The product with its demo content; answers once it is ready.
 * @param {number} port
 * @param {string} [folder] of its data, which is kept. Otherwise $E2E_DATA_DIR, or one that goes with the product.
 */
export async function startProduct(port, folder) {
  // No form of another company is embedded here and no mail sent: their stand-ins need no port of their own.
  const others = { PROVIDERS_PORT: '9', MAIL_PORT: '9' };
  const data = folder === undefined ? {} : { E2E_DATA_DIR: folder, E2E_FOLDER: folder };
  const env = { ...process.env, ...data, PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, ...others };
  const product = spawn(process.execPath, [resolve('frontend/e2e/support/product.ts')], { env, stdio: 'inherit' });
  while (product.exitCode === null) {
    const answer = await fetch(`http://localhost:${port}/api/v1/health/ready`).catch(() => undefined);
    if (answer?.ok) return product;
    await wait(500);
  }
  throw new Error('El producto no partió.');
}

/**
 * The demo data of the journeys, made once: seeding takes longer than some hundred journeys, most of it for pictures.
 * It is kept under a key of the built server and of the day, because demo dates are relative to the day of seeding. It
 * stands among the temporary files, because the embedded PostgreSQL of root runs as another user, who cannot reach each
 * checkout. Every start of the product gets a copy of its own.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../../..');
const CACHE = join(tmpdir(), 'sobremesa-e2e-demo-data');

/** How long seeding may take, in milliseconds. */
const PATIENCE_MS = 880_000;

/** After this time nobody uses a folder any more, in milliseconds: its key names the day. */
const OLD_MS = 2 * 24 * 60 * 60 * 1000;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A hash of what was built, with the day. */
function cacheKey(): string {
  const hash = createHash('sha256').update(new Date().toDateString());
  const dist = join(ROOT, 'backend/dist');
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    // The commit alone changes no data.
    if (!entry.isFile() || entry.name === 'build-info.json' || entry.name === '.built') continue;
    hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Copies the demo data into a folder, and makes them first where none are kept for this build.
 * Throws when the product cannot be started for it.
 */
export async function copyDemoData(into: string, env: NodeJS.ProcessEnv): Promise<void> {
  const kept = join(CACHE, cacheKey());
  if (!existsSync(kept)) await seed(kept, env);
  mkdirSync(into, { recursive: true });
  // With its owner: the embedded PostgreSQL of root belongs to another user.
  execFileSync('cp', ['-a', `${kept}/.`, into]);
}

/** Only a complete folder gets its final name, so an interrupted seeding leaves nothing that is copied later. */
async function seed(kept: string, env: NodeJS.ProcessEnv): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  removeOld();
  const unfinished = `${kept}.${process.pid}`;
  // On a port of its own: on the journeys' port it would be taken for their product.
  const address = `http://localhost:${await freePort()}`;
  const product = spawn(process.execPath, ['backend/dist/main.js'], {
    cwd: ROOT,
    env: { ...env, PORT: new URL(address).port, PUBLIC_URL: address, METRICS_PORT: '', DATA_DIR: unfinished },
    stdio: 'inherit',
  });
  const stop = () => product.kill('SIGTERM');
  for (const signal of SIGNALS) process.on(signal, stop);
  const ended = once(product, 'exit');
  try {
    await ready(`${address}/api/v1/health/ready`, () => product.exitCode !== null);
  } finally {
    stop();
    await ended;
    for (const signal of SIGNALS) process.off(signal, stop);
  }
  // Another run may have made the same meanwhile.
  if (existsSync(kept)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, kept);
}

function removeOld(): void {
  for (const name of readdirSync(CACHE)) {
    const folder = join(CACHE, name);
    if (Date.now() - statSync(folder).mtimeMs > OLD_MS) rmSync(folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

async function ready(address: string, ended: () => boolean): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until && !ended()) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error('The product did not become ready while its demo data were made.');
}

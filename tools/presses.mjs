/**
 * Presses everything on every screen of the built product, with many rows of every kind, and prints how long each press
 * waits for its paint: `node tools/presses.mjs 10000 --screen=/gestion/chefs --slower=4 --width=390`. Processor time decides,
 * since the clock counts what else the machine does.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { atBeginning, atEnd, stateNow, print } from './machine.mjs';
import { freePort, startProduct } from './product.mjs';

const [rows = '10000', ...how] = process.argv.slice(2);

/** @type {(command: string, args: string[]) => Promise<void>} */
async function run(command, args) {
  const [code] = await once(spawn(command, args, { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} terminó con ${code}.`);
}

/** @type {(product: import('node:child_process').ChildProcess) => Promise<unknown>} */
const stop = (product) => {
  const ended = once(product, 'exit');
  product.kill('SIGTERM');
  return ended;
};

print(atBeginning(stateNow()));
const folder = await mkdtemp(join(tmpdir(), 'sobremesa-presses-'));
try {
  const port = await freePort();
  // Rows are added to the demo content, while nothing uses the database.
  await stop(await startProduct(port, folder));
  await run('npm', ['run', '--silent', 'fill', '-w', 'backend', '--', folder, rows]);
  const product = await startProduct(port, folder);
  try {
    await run(process.execPath, ['frontend/e2e/press-everything.ts', `http://localhost:${port}`, ...how]);
  } finally {
    await stop(product);
  }
  print(atEnd(stateNow()));
} finally {
  await rm(folder, { recursive: true, force: true });
}

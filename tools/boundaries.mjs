/** Checks the boundaries between the parts of the product, below the current folder. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const depcruise = resolve(root, 'node_modules/.bin/depcruise');

const CHECKS = [
  { settings: '.dependency-cruiser.mjs', folders: ['backend/src', 'frontend/src'] },
  { settings: '.dependency-cruiser.first-load.mjs', folders: ['frontend/src/entry-client.tsx', 'frontend/src/site'] },
];

const kept = CHECKS.map(({ settings, folders }) => {
  const args = [depcruise, ...folders.filter((folder) => existsSync(folder)), '--config', resolve(root, settings)];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
});
process.exitCode = kept.every(Boolean) ? 0 : 1;

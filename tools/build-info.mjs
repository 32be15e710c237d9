/**
 * `node tools/build-info.mjs [FOLDER]` writes which product a build is: version, commit and the commit's date, by
 * default into backend/dist/build-info.json. An image is
 * built without the repository's history, so there the arguments COMMIT and COMMIT_DATE of the build say it.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** @type {(...args: string[]) => string | undefined} */
function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    // No git, or no checkout.
    return undefined;
  }
}

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
// A checkout with changes that no commit has is not what the commit is, and says so.
const commit = process.env['COMMIT'] || git('describe', '--always', '--dirty', '--abbrev=12', '--exclude', '*');
const date = process.env['COMMIT_DATE'] || git('log', '-1', '--format=%cI');
const folder = resolve(process.argv[2] ?? join(root, 'backend/dist'));
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'build-info.json'), `${JSON.stringify({ version, commit, date }, null, 2)}\n`);

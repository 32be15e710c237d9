/**
 * Proves the how-tos that have a patch: `node tools/how-tos.mjs [page …]`, as in `node tools/how-tos.mjs add-a-list-filter`.
 * With `--applies` it only says whether each patch names its tests and fits the sources: a part of `make test`.
 * A patch (docs/how-to/patches) does what its page says, and names the tests of it in its first line. It is applied to a copy
 * of what is committed. What is generated from the sources is generated again there, so that no patch holds it; then `make check`
 * and these tests have to pass. Nothing is installed: the copy uses the
 * packages of this folder.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyTo, run } from './copy.mjs';

const PATCHES = resolve('docs/how-to/patches');

/** The workspaces with tests. */
const WORKSPACES = ['backend', 'frontend'];

/**
 * The tests that a patch names in its first line.
 * @type {(patch: string) => string[]}
 * @throws where it names none
 */
function testsOf(patch) {
  const [, tests] = /^Tests: (.+)\n/.exec(readFileSync(patch, 'utf8')) ?? [];
  if (!tests) throw new Error(`${patch} has no first line 'Tests: …'.`);
  return tests.split(' ');
}

/**
 * Does what a page says in a copy, and checks and tests it there.
 * @param {string} page
 */
function prove(page) {
  const patch = join(PATCHES, `${page}.patch`);
  const folder = mkdtempSync(join(tmpdir(), 'how-to-'));
  try {
    const tests = testsOf(patch);
    copyTo(folder);
    run(folder, 'git', 'apply', patch);
    run(folder, 'make', 'tables', 'openapi');
    run(folder, 'node', 'tools/test.mjs', 'check');
    for (const workspace of WORKSPACES) {
      const own = tests.filter((test) => test.startsWith(`${workspace}/`));
      if (own.length > 0) run(folder, 'npm', 'test', '--silent', '-w', workspace, '--', '--forceExit', ...own);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Whether a patch names tests and fits the sources as they are.
 * @param {string} page
 * @throws where it does not
 */
function expectToApply(page) {
  const patch = join(PATCHES, `${page}.patch`);
  testsOf(patch);
  run('.', 'git', 'apply', '--check', patch);
}

const onlyApplies = process.argv.includes('--applies');
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const pages = readdirSync(PATCHES).map((file) => file.replace(/\.patch$/, ''));
const unknown = asked.filter((page) => !pages.includes(page));
if (unknown.length > 0) throw new Error(`No patch: ${unknown.join(', ')}. There are: ${pages.join(', ')}.`);

for (const page of asked.length > 0 ? asked : pages) {
  const started = Date.now();
  try {
    (onlyApplies ? expectToApply : prove)(page);
    console.log(`✓ ${page} (${Math.round((Date.now() - started) / 1000)} s)`);
  } catch (error) {
    const { message, cause } = /** @type {Error} */ (error);
    console.error([`✗ ${page}: ${message}`, cause].join('\n'));
    process.exitCode = 1;
  }
}

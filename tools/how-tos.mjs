/**
 * Proves the how-tos that have a patch: `node tools/how-tos.mjs [page …]`, as in `node tools/how-tos.mjs add-a-list-filter`.
 * A patch (docs/how-to/patches) does what its page says, and names the tests of it in its first line. It is applied to a copy
 * of what is committed, and there `make check` and these tests have to pass. Nothing is installed: the copy uses the
 * packages of this folder.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

const PATCHES = resolve('docs/how-to/patches');

/** Folders with packages of their own. */
const WITH_PACKAGES = ['.', 'backend', 'frontend'];

/** The workspaces with tests. */
const WORKSPACES = ['backend', 'frontend'];

/** How much one command may print, in bytes. */
const MOST_OUTPUT = 64 * 1024 * 1024;

/**
 * Runs a command in a folder.
 * @type {(folder: string, ...command: string[]) => void}
 * @throws what it printed, where it failed
 */
function run(folder, program, ...args) {
  const path = `${join(folder, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`;
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    env: { ...process.env, PATH: path },
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
  });
  if (error || status !== 0) throw new Error([program, ...args].join(' '), { cause: error ?? `${stdout}${stderr}` });
}

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
 * What is committed, in a folder of its own, with the packages of this one.
 * @param {string} folder
 */
function copyTo(folder) {
  run('.', 'git', 'clone', '--quiet', '--shared', '.', folder);
  // The links are no files of the repository. Its own rule is about folders.
  appendFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
  for (const part of WITH_PACKAGES) symlinkSync(resolve(part, 'node_modules'), join(folder, part, 'node_modules'));
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
    run(folder, 'node', 'tools/test.mjs', 'check');
    for (const workspace of WORKSPACES) {
      const own = tests.filter((test) => test.startsWith(`${workspace}/`));
      if (own.length > 0) run(folder, 'npm', 'test', '--silent', '-w', workspace, '--', '--forceExit', ...own);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const asked = process.argv.slice(2);
const pages = readdirSync(PATCHES).map((file) => file.replace(/\.patch$/, ''));
const unknown = asked.filter((page) => !pages.includes(page));
if (unknown.length > 0) throw new Error(`No patch: ${unknown.join(', ')}. There are: ${pages.join(', ')}.`);

for (const page of asked.length > 0 ? asked : pages) {
  const started = Date.now();
  try {
    prove(page);
    console.log(`✓ ${page} (${Math.round((Date.now() - started) / 1000)} s)`);
  } catch (error) {
    const { message, cause } = /** @type {Error} */ (error);
    console.error([`✗ ${page}: ${message}`, cause].join('\n'));
    process.exitCode = 1;
  }
}

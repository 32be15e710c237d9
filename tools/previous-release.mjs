/**
 * Runs the API tests of the previous release on the tables of this one: `node tools/previous-release.mjs [SPEC…]`. While
 * replicas are replaced, and after going back, old processes work on new tables. Checks the release out into a folder of its
 * own, gives it this checkout's migrations, and runs its own tests.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const { version, commit } = JSON.parse(readFileSync(join(root, 'tools/previous-release.json'), 'utf8'));
const specs = process.argv.slice(2);

/** What asks for exactly the tables of its own release, or for its build. */
const OF_ITS_OWN = ['migrations.spec', 'process.spec', 'logs.spec', 'backup.spec', 'large-bodies.spec'];
const OWN_TESTS = 'every table that visitors see';

/** @type {(...args: string[]) => string} */
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** @type {(file: string) => string} */
const released = (file) => git('show', `${commit}:${file}`);

try {
  git('cat-file', '-e', `${commit}^{commit}`);
} catch {
  console.error(
    `Falta la versión ${version} (${commit.slice(0, 12)}) en esta copia: trae toda la historia con git fetch --unshallow.`,
  );
  process.exit(1);
}

/**
 * Lets tests that empty a table empty those with it that refer to it since: the product itself empties none.
 * @param {string} tests
 */
function emptyWithNewTables(tests) {
  for (const file of readdirSync(tests).filter((name) => name.endsWith('.spec.ts'))) {
    const text = readFileSync(join(tests, file), 'utf8');
    writeFileSync(join(tests, file), text.replace(/(['`]truncate (?!.* cascade['`])[^'`]*)/g, '$1 cascade'));
  }
}

const folder = mkdtempSync(join(tmpdir(), 'previous-'));
try {
  execFileSync('tar', ['-x', '-C', folder], {
    input: execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1024 ** 3 }),
  });
  if (released('package-lock.json') === readFileSync(join(root, 'package-lock.json'), 'utf8').trim()) {
    for (const modules of ['node_modules', 'backend/node_modules'])
      symlinkSync(join(root, modules), join(folder, modules));
  } else {
    console.log(`→ Instalando lo que usa la versión ${version}…`);
    execFileSync(
      'npm',
      ['ci', '--ignore-scripts=false', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
      {
        cwd: folder,
        stdio: 'inherit',
        env: { ...process.env, PATH: process.env['SYSTEM_PATH'] ?? process.env['PATH'] },
      },
    );
  }
  cpSync(join(root, 'backend/src/migrations'), join(folder, 'backend/src/migrations'), { recursive: true });
  emptyWithNewTables(join(folder, 'backend/test'));
  console.log(`→ Probando la versión ${version} con las tablas de esta…`);
  const jest = ['--experimental-vm-modules', '../node_modules/jest/bin/jest.js'];
  const chosen = specs.length > 0 ? specs : ['test/.*api'];
  const { status } = spawnSync(
    join(folder, 'node_modules/.bin/node'),
    [...jest, ...chosen, '--testPathIgnorePatterns', ...OF_ITS_OWN, `--testNamePattern=^(?!.*(${OWN_TESTS}))`],
    { cwd: join(folder, 'backend'), stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

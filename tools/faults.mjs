/**
 * Plants the faults of faults.json one by one in a copy of what is committed, and expects that the spec which owns the rule
 * fails: `node tools/faults.mjs [part of a name or of a file …]`. A spec that cannot be loaded has not caught anything.
 * With `--applies` it only says whether each fault fits the sources and names a spec that exists: a part of `make check`.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { copyTo, run } from './copy.mjs';

/**
 * A text of a file, which stands in it once, and what stands there with the fault.
 * @typedef {{ name: string, file: string, find: string, replace: string, spec: string }} Fault
 */

/**
 * Runs a spec in the copy.
 * @type {(folder: string, spec: string) => { broken: number, failed: number }}
 */
function counts(folder, spec) {
  const report = join(folder, 'faults-report.json');
  rmSync(report, { force: true });
  const read = () => JSON.parse(readFileSync(report, 'utf8'));
  if (spec.startsWith('frontend/e2e')) {
    run(folder, 'make', 'build');
    process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = report;
    succeeds(folder, 'npm', 'exec', '-w', 'frontend', '--', 'playwright', 'test', '--grep-invert', '@night', spec);
    return { broken: 0, failed: read().stats.unexpected };
  }
  const [workspace = ''] = spec.split('/');
  const asked = [`--outputFile=${report}`, '--forceExit', '--json', spec];
  succeeds(folder, 'npm', 'test', '--silent', '-w', workspace, '--', ...asked);
  const { numRuntimeErrorTestSuites: broken, numFailedTests: failed } = read();
  return { broken, failed };
}

/** @type {(folder: string, ...command: string[]) => boolean} */
function succeeds(folder, ...command) {
  try {
    run(folder, ...command);
    return true;
  } catch {
    return false;
  }
}

/**
 * Why a fault cannot be planted.
 * @type {(folder: string, fault: Fault) => string} empty where it can
 */
function misfitOf(folder, { file, find, spec }) {
  const path = join(folder, file);
  if (!existsSync(path)) return `${file} does not exist`;
  if (readFileSync(path, 'utf8').split(find).length !== 2) return `the text to replace does not stand once in ${file}`;
  const near = dirname(join(folder, spec));
  const isThere = existsSync(near) && readdirSync(near).some((name) => name.startsWith(basename(spec)));
  return isThere ? '' : `no spec begins with ${spec}`;
}

/**
 * Plants a fault, and takes it away again.
 * @type {(folder: string, fault: Fault) => string} what is wrong; empty where the fault was caught
 */
function problemOf(folder, fault) {
  const { file, find, replace, spec } = fault;
  const path = join(folder, file);
  const misfit = misfitOf(folder, fault);
  if (misfit !== '') return misfit;
  const sound = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    sound.replace(find, () => replace),
  );
  try {
    const { broken, failed } = counts(folder, spec);
    if (broken > 0) return 'the spec cannot be loaded';
    return failed > 0 ? '' : 'not caught';
  } catch (error) {
    return `the spec did not run: ${error}`;
  } finally {
    writeFileSync(path, sound);
  }
}

/** @type {Fault[]} */
const all = JSON.parse(readFileSync(join(import.meta.dirname, 'faults.json'), 'utf8'));
const asked = process.argv.slice(2).filter((argument) => argument !== '--applies');
const chosen = all.filter(
  (fault) => asked.length === 0 || asked.some((part) => `${fault.name} ${fault.file}`.includes(part)),
);
if (process.argv.includes('--applies')) {
  for (const fault of all) {
    const misfit = misfitOf('.', fault);
    if (misfit === '') continue;
    console.error(`${fault.name}: ${misfit}.`);
    process.exitCode = 1;
  }
  process.exit();
}
const folder = mkdtempSync(join(tmpdir(), 'faults-'));
let caught = 0;
try {
  copyTo(folder);
  // The specs of the API answer with built pages, too.
  run(folder, 'make', 'build');
  for (const fault of chosen) {
    const started = Date.now();
    const problem = problemOf(folder, fault);
    if (problem === '') caught += 1;
    const took = `${Math.round((Date.now() - started) / 1000)} s`;
    console.log(
      problem === '' ? `✓ ${fault.name} (${took})` : `✗ ${fault.name} (${took}): ${problem}, by ${fault.spec}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${caught} of ${chosen.length} faults were caught.`);
if (chosen.length === 0 || caught < chosen.length) process.exitCode = 1;

/**
 * Runs every check and test of the project, or one part of it: `node tools/test.mjs [check|unit|contract|e2e]`.
 * Goes on after a failure, and ends with one plain line, `N passed, N failed`: a check counts as one, a test suite with
 * its tests as its own report gives them. A suite that ran no test has failed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

const REPORTS = resolve('.reports');

const jest = (workspace, ...more) => ({
  command: (report) => ['npm', 'test', '--silent', '-w', workspace, '--', '--json', `--outputFile=${report}`, ...more],
  count: ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  }),
});

const playwright = {
  command: () => ['npm', 'exec', '-w', 'frontend', '--', 'playwright', 'test'],
  count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
};

const check = (...command) => ({ command: () => command });

const STEPS = [
  { name: 'estilo', in: ['test', 'check'], ...check('eslint', '.', '--max-warnings', '0') },
  { name: 'tipos del backend', in: ['test', 'check'], ...check('tsc', '-p', 'backend', '--noEmit') },
  { name: 'tipos del frontend', in: ['test', 'check'], ...check('tsc', '-p', 'frontend', '--noEmit') },
  { name: 'límites entre módulos', in: ['test', 'check'], ...check('node', 'tools/boundaries.mjs') },
  {
    name: 'reglas vigiladas',
    in: ['test', 'check'],
    ...check('node', '--test', '--test-reporter=dot', 'tools/*.test.mjs'),
  },
  { name: 'compilación', in: ['test', 'check', 'contract', 'e2e'], ...check('make', 'build') },
  { name: 'contrato al día', in: ['test', 'check'], ...check('node', 'tools/contract.mjs', '--check') },
  { name: 'migraciones al día', in: ['check'], ...jest('backend', 'backend/test/migrations') },
  { name: 'pruebas del backend', in: ['test'], ...jest('backend') },
  { name: 'reglas del backend', in: ['unit'], ...jest('backend', 'backend/src/') },
  { name: 'API del backend', in: ['contract'], ...jest('backend', 'backend/test/') },
  { name: 'pruebas del frontend', in: ['test', 'unit'], ...jest('frontend') },
  { name: 'navegador', in: ['test', 'e2e'], ...playwright },
];

/** What a suite's report says; none when it broke before it could write one. */
function counted({ count }, report) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function run(step) {
  console.log(`\n── ${step.name} ──`);
  const report = resolve(REPORTS, `${step.name.replaceAll(' ', '-')}.json`);
  const [program, ...args] = step.command(report);
  const started = Date.now();
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const succeeded = spawnSync(program, args, { stdio: 'inherit', env }).status === 0;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (step.count === undefined) return { ...step, seconds, passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const { passed, failed } = counted(step, report);
  const broken = failed === 0 && (!succeeded || passed === 0);
  return { ...step, seconds, passed, failed: broken ? 1 : failed };
}

const part = process.argv[2] ?? 'test';
const chosen = STEPS.filter((step) => step.in.includes(part));

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const results = chosen.map(run);

console.log('\n── resumen ──');
for (const { name, seconds, passed, failed } of results) {
  const counts = `${passed} bien, ${failed} mal`;
  console.log(`${failed === 0 ? '✓' : '✗'} ${name.padEnd(24)}${counts.padEnd(22)}${seconds} s`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

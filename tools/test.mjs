/**
 * Runs every check and test of the project, or one part of it: `node tools/test.mjs [check|unit|contract|e2e]`.
 * Goes on after a failure, and ends with one plain line, `N passed, N failed`: a check counts as one, a test suite with
 * its tests as its own report gives them. A suite that ran no test has failed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

const REPORTS = resolve('.reports');

/**
 * One step of `make test`: its command, and how to count in the report that the command leaves. Without `count` it counts as one.
 * @typedef {object} Command
 * @property {(report: string) => string[]} command
 * @property {(report: any) => Counts} [count]
 * @property {boolean} [beside] it keeps one core busy and reads the sources only: two of these run at a time
 * @typedef {{ name: string, in: string[] } & Command} Step
 * @typedef {{ passed: number, failed: number }} Counts
 */

/** @type {(workspace: string, ...more: string[]) => Command} */
const jest = (workspace, ...more) => ({
  command: (report) => ['npm', 'test', '--silent', '-w', workspace, '--', '--json', `--outputFile=${report}`, ...more],
  count: ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  }),
});

/** @type {Command} */
const playwright = {
  command: () => ['npm', 'exec', '-w', 'frontend', '--', 'playwright', 'test'],
  count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
};

/** @type {(...command: string[]) => Command} */
const check = (...command) => ({ command: () => command });

/** @type {(...command: string[]) => Command} */
const reading = (...command) => ({ ...check(...command), beside: true });

/** @type {Step[]} */
const STEPS = [
  { name: 'estilo', in: ['test', 'check'], ...reading('eslint', '.', '--max-warnings', '0') },
  { name: 'tipos del backend', in: ['test', 'check'], ...reading('tsc', '-p', 'backend', '--noEmit') },
  { name: 'tipos del frontend', in: ['test', 'check'], ...reading('tsc', '-p', 'frontend', '--noEmit') },
  { name: 'tipos de las herramientas', in: ['test', 'check'], ...reading('tsc', '-p', 'tools') },
  { name: 'límites entre módulos', in: ['test', 'check'], ...reading('node', 'tools/boundaries.mjs') },
  { name: 'migraciones compatibles', in: ['test', 'check'], ...reading('node', 'tools/migration-policy.mjs') },
  { name: 'despliegue', in: ['test', 'check'], ...reading('node', 'tools/deployment.mjs') },
  { name: 'referencias', in: ['test', 'check'], ...reading('node', 'tools/references.mjs') },
  { name: 'páginas de operación', in: ['test', 'check'], ...reading('node', 'tools/operation-pages.mjs') },
  {
    name: 'reglas vigiladas',
    in: ['test', 'check'],
    ...reading('node', '--test', '--test-reporter=dot', 'tools/*.test.mjs'),
  },
  { name: 'compilación', in: ['test', 'check', 'contract', 'e2e'], ...check('make', 'build') },
  { name: 'contrato al día', in: ['test', 'check'], ...check('node', 'tools/contract.mjs', '--check') },
  { name: 'tipos de las tablas', in: ['test', 'check'], ...check('node', 'tools/table-types.mjs', '--check') },
  { name: 'migraciones al día', in: ['check'], ...jest('backend', 'backend/test/migrations') },
  { name: 'pruebas del backend', in: ['test'], ...jest('backend') },
  { name: 'reglas del backend', in: ['unit'], ...jest('backend', 'backend/src/') },
  { name: 'API del backend', in: ['contract'], ...jest('backend', 'backend/test/') },
  { name: 'pruebas del frontend', in: ['test', 'unit'], ...jest('frontend') },
  { name: 'navegador', in: ['test', 'e2e'], ...playwright },
];

/**
 * What a suite's report says; none when it broke before it could write one.
 * @type {(count: (report: any) => Counts, report: string) => Counts}
 */
function counted(count, report) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/**
 * Runs a command to its end. The output of one that runs beside another is shown in one piece, after its name.
 * @type {(step: Step, command: string[], env: NodeJS.ProcessEnv) => Promise<boolean>}
 */
async function finish({ name, beside }, [program = '', ...args], env) {
  if (!beside) console.log(`\n── ${name} ──`);
  const child = spawn(program, args, { stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit', env });
  /** @type {Buffer[]} */
  const output = [];
  child.stdout?.on('data', (part) => output.push(part));
  child.stderr?.on('data', (part) => output.push(part));
  const [status] = await once(child, 'close').catch((error) => [error]);
  if (beside) console.log(`\n── ${name} ──\n${Buffer.concat(output)}`.trimEnd());
  return status === 0;
}

/** @param {Step} step */
async function run(step) {
  const report = resolve(REPORTS, `${step.name.replaceAll(' ', '-')}.json`);
  const started = Date.now();
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const succeeded = await finish(step, step.command(report), env);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (step.count === undefined) return { ...step, seconds, passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const { passed, failed } = counted(step.count, report);
  const broken = failed === 0 && (!succeeded || passed === 0);
  return { ...step, seconds, passed, failed: broken ? 1 : failed };
}

/**
 * Runs the steps in their order, so many at a time.
 * @type {(steps: Step[], atATime: number) => Promise<Awaited<ReturnType<typeof run>>[]>}
 */
async function runAll(steps, atATime) {
  /** @type {Awaited<ReturnType<typeof run>>[]} */
  const results = [];
  const waiting = steps.entries();
  const worker = async () => {
    for (const [at, step] of waiting) results[at] = await run(step);
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return results;
}

const part = process.argv[2] ?? 'test';
const chosen = STEPS.filter((step) => step.in.includes(part));

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const besides = chosen.filter(({ beside }) => beside);
const alone = chosen.filter(({ beside }) => !beside);
const results = [...(await runAll(besides, 2)), ...(await runAll(alone, 1))];

console.log('\n── resumen ──');
for (const { name, seconds, passed, failed } of results) {
  const counts = `${passed} bien, ${failed} mal`;
  console.log(`${failed === 0 ? '✓' : '✗'} ${name.padEnd(24)}${counts.padEnd(22)}${seconds} s`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

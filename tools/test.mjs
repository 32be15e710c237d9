/**
 * Runs every check and test of the project, or one part of it: `node tools/test.mjs [check|unit|contract|e2e]`.
 * Goes on after a failure, and ends with one plain line, `N passed, N failed`: a check counts as one, a test suite with
 * its tests as its own report gives them. A suite that ran no test has failed.
 *
 * Where few files of a suite failed, they are run once more, alone: a test that waits for processes, mails or a database
 * that is away may fail on a machine that is busy with others' work. What passes only then is named at the end, because it
 * tells of a test that hangs on luck, or of a defect that is seen seldom.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';

const REPORTS = resolve('.reports');

/**
 * One step of `make test`: its command, and how to count in the report that the command leaves. Without `count` it counts as one.
 * @typedef {object} Command
 * @property {(report: string, ...files: string[]) => string[]} command
 * @property {(report: any) => Counts} [count]
 * @property {(report: any) => string[]} [failedFiles] of a suite whose command can be told to run some of its files, alone
 * @property {(report: any) => string[]} [luck] what its report says to have passed at a second try only
 * @property {boolean} [beside] it keeps one core busy and reads the sources only: two of these run at a time
 * @typedef {{ name: string, in: string[] } & Command} Step
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ name: string, status: string, assertionResults: { status: string }[] }} TestFile
 * @typedef {{ file: string, line: number, title: string, tests: { status: string }[] }} Journey
 * @typedef {{ suites?: Journeys[], specs?: Journey[] }} Journeys
 * @typedef {Step & Counts & { seconds: string, lucky: string[] }} Result
 */

/** Of more files of a suite that fail, none is run again: that is no luck. */
const MOST_AGAIN = 5;

/** @type {(workspace: string, ...more: string[]) => Command} */
const jest = (workspace, ...more) => ({
  command: (report, ...files) => [
    ...['npm', 'test', '--silent', '-w', workspace, '--', '--json', `--outputFile=${report}`],
    ...(files.length > 0 ? ['--runInBand', '--runTestsByPath', ...files] : more),
  ],
  count: ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  }),
  failedFiles: ({ testResults }) => jestFiles(testResults, 'failed').map(({ name }) => name),
});

/** @type {(files: TestFile[], status: string) => TestFile[]} */
const jestFiles = (files, status) => files.filter((file) => file.status === status);

/** @type {Command} */
const playwright = {
  command: () => ['npm', 'exec', '-w', 'frontend', '--', 'playwright', 'test'],
  count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  luck: ({ suites }) => suites.flatMap(flakyTests),
};

/** @type {(suite: Journeys) => string[]} */
const flakyTests = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(flakyTests),
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`),
];

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
 * A suite's report; undefined when it broke before it could write one.
 * @param {string} path
 */
function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
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

/** @type {(step: Step) => Promise<Result>} */
async function run(step) {
  const started = Date.now();
  const counts = step.count ? await runSuite(step, step.count) : await runCheck(step);
  return { ...step, ...counts, seconds: ((Date.now() - started) / 1000).toFixed(1) };
}

/** @param {Step} step */
async function runCheck(step) {
  const succeeded = await finish(step, step.command(''), process.env);
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, lucky: [] };
}

/** @type {(step: Step, count: (report: any) => Counts) => Promise<Counts & { lucky: string[] }>} */
async function runSuite(step, count) {
  const path = resolve(REPORTS, `${step.name.replaceAll(' ', '-')}.json`);
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: path };
  const succeeded = await finish(step, step.command(path), env);
  const report = read(path);
  if (!report) return { passed: 0, failed: 1, lucky: [] };
  const { passed, failed } = count(report);
  const files = step.failedFiles?.(report) ?? [];
  if (files.length > 0 && files.length <= MOST_AGAIN) return runAgain(step, count, report, files);
  const broken = failed === 0 && (!succeeded || passed === 0);
  return { passed, failed: broken ? 1 : failed, lucky: step.luck?.(report) ?? [] };
}

/**
 * Runs the files of a suite that failed once more, alone, and counts what they say then in place of what they said.
 * @type {(step: Step, count: (report: any) => Counts, first: any, files: string[]) => Promise<Counts & { lucky: string[] }>}
 */
async function runAgain(step, count, first, files) {
  const path = resolve(REPORTS, `${step.name.replaceAll(' ', '-')}-otra-vez.json`);
  const succeeded = await finish(
    { ...step, name: `${step.name}, otra vez` },
    step.command(path, ...files),
    process.env,
  );
  const second = read(path);
  const { passed, failed } = second ? count(second) : { passed: 0, failed: 0 };
  /** @type {TestFile[]} */
  const others = first.testResults.filter((/** @type {TestFile} */ { name }) => !files.includes(name));
  const before = others.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: passed + before.filter(({ status }) => status === 'passed').length,
    failed: failed === 0 && (!succeeded || passed === 0) ? 1 : failed,
    lucky: second ? jestFiles(second.testResults, 'passed').map(({ name }) => relative('.', name)) : [],
  };
}

/**
 * Runs the steps in their order, so many at a time.
 * @type {(steps: Step[], atATime: number) => Promise<Result[]>}
 */
async function runAll(steps, atATime) {
  /** @type {Result[]} */
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
for (const name of results.flatMap(({ lucky }) => lucky)) console.log(`! pasó solo la segunda vez: ${name}`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

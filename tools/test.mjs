/**
 * Runs every check and test of the project, or one part of it: `node tools/test.mjs [check|unit|contract|e2e]`.
 * Goes on after a failure, and ends with one plain line, `N passed, N failed`: a check counts as one, a test suite with
 * its tests as its own report gives them. A suite that ran no test has failed.
 *
 * Where few files of a suite failed, they are run once more, alone: a test that waits for processes, mails, a browser or a
 * database that is away may fail on a machine that is busy with others' work. What passes only then is named at the end,
 * because it tells of a test that hangs on luck, or of a defect that is seen seldom. What failed is named there, too.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';

const REPORTS = resolve('.reports');

/**
 * One step of `make test`: its command, and how to count in the report that the command leaves. Without `count` it counts as one.
 * @typedef {object} Command
 * @property {(report: string, ...files: string[]) => string[]} command of a suite: for all its files, or for some of them, alone
 * @property {(report: any) => Counts} [count]
 * @property {(report: any) => Test[]} [tests] of a suite: those that it ran
 * @property {boolean} [beside] it keeps one core busy and reads the sources only: two of these run at a time
 * @typedef {{ name: string, in: string[] } & Command} Step
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {'passed' | 'failed' | 'lucky' | 'skipped'} Outcome a lucky one passed at a second try
 * @typedef {{ file: string, name: string, outcome: Outcome }} Test
 * @typedef {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }} TestFile
 * @typedef {{ file: string, line: number, title: string, tests: { status: string, projectName: string }[] }} Journey
 * @typedef {{ suites?: Journeys[], specs?: Journey[] }} Journeys
 * @typedef {Counts & { lucky: string[], wrong: string[] }} Verdict with the names of what passed at a second try, and of what failed
 * @typedef {Step & Verdict & { seconds: string }} Result
 */

/** Of more files of a suite that fail, none is run again: that is no luck. */
const MOST_AGAIN = 5;

/** @type {(workspace: string, ...more: string[]) => Command} */
const jest = (workspace, ...more) => ({
  command: (report, ...files) => [
    ...['npm', 'test', '--silent', '-w', workspace, '--', '--json', `--outputFile=${report}`],
    ...(files.length > 0 ? ['--runInBand', '--runTestsByPath', ...files] : more),
  ],
  tests: ({ testResults }) => testResults.flatMap(testsOf),
});

/** @type {(file: TestFile) => Test[]} */
const testsOf = ({ name: file, status, assertionResults }) => {
  const tests = assertionResults.map(({ fullName, status: outcome }) => ({
    file,
    name: `${relative('.', file)} ${fullName}`,
    outcome: outcome === 'passed' || outcome === 'failed' ? outcome : 'skipped',
  }));
  const brokeOutside = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
  return /** @type {Test[]} */ (
    brokeOutside ? [...tests, { file, name: relative('.', file), outcome: 'failed' }] : tests
  );
};

/** @type {Record<string, Outcome>} */
const JOURNEY_OUTCOMES = { expected: 'passed', flaky: 'lucky', unexpected: 'failed' };

/** @type {(...projects: string[]) => Command} */
const playwright = (...projects) => ({
  command: (_report, ...files) => [
    ...['npm', 'exec', '-w', 'frontend', '--', 'playwright', 'test', '--no-deps'],
    ...projects.map((project) => `--project=${project}`),
    ...(files.length > 0 ? ['--workers=1', '--retries=0', ...files] : []),
  ],
  tests: ({ suites }) => suites.flatMap(journeysOf),
});

/** @type {(suite: Journeys) => Test[]} */
const journeysOf = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(journeysOf),
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ status, projectName }) => ({
      file: `e2e/${file}`,
      name: `${file}:${line} ${title} (${projectName})`,
      outcome: JOURNEY_OUTCOMES[status] ?? 'skipped',
    })),
  ),
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
  { name: 'navegador', in: ['test', 'e2e'], ...playwright('phone', 'desktop') },
  // These would disturb the others, and each other at two sizes at once.
  { name: 'navegador, lo último', in: ['test', 'e2e'], ...playwright('later', 'later-phone') },
  { name: 'teléfono, lo último', in: ['test', 'e2e'], ...playwright('last-phone') },
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
  const verdict = step.tests ? await runSuite(step, step.tests) : await runCheck(step);
  return { ...step, ...verdict, seconds: ((Date.now() - started) / 1000).toFixed(1) };
}

/** @type {(step: Step) => Promise<Verdict>} */
async function runCheck(step) {
  const succeeded = await finish(step, step.command(''), process.env);
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, lucky: [], wrong: [] };
}

/** @type {(step: Step, testsIn: (report: any) => Test[]) => Promise<Verdict>} */
async function runSuite(step, testsIn) {
  const first = await runFiles(step, testsIn);
  const files = [...new Set(namesOf(first.tests, 'failed', 'file'))];
  if (files.length === 0 || files.length > MOST_AGAIN) return verdictOf(first);

  const second = await runFiles({ ...step, name: `${step.name}, otra vez` }, testsIn, files);
  if (second.tests.length === 0) return verdictOf(first);
  const others = first.tests.filter(({ file }) => !files.includes(file));
  const verdict = verdictOf({ succeeded: second.succeeded, tests: [...others, ...second.tests] });
  const passedAlone = namesOf(first.tests, 'failed').filter((name) => !verdict.wrong.includes(name));
  return { ...verdict, lucky: [...verdict.lucky, ...passedAlone] };
}

/**
 * Runs all files of a suite, or some, to their end.
 * @type {(step: Step, testsIn: (report: any) => Test[], files?: string[]) => Promise<{ succeeded: boolean, tests: Test[] }>}
 */
async function runFiles(step, testsIn, files = []) {
  const path = resolve(REPORTS, `${step.name.replaceAll(/[ ,]+/g, '-')}.json`);
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: path };
  const succeeded = await finish(step, step.command(path, ...files), env);
  const report = read(path);
  return report ? { succeeded, tests: testsIn(report) } : { succeeded: false, tests: [] };
}

/** @type {(tests: Test[], outcome: Outcome, field?: 'name' | 'file') => string[]} */
const namesOf = (tests, outcome, field = 'name') =>
  tests.filter((test) => test.outcome === outcome).map((test) => test[field]);

/** @type {(run: { succeeded: boolean, tests: Test[] }) => Verdict} */
function verdictOf({ succeeded, tests }) {
  const lucky = namesOf(tests, 'lucky');
  const wrong = namesOf(tests, 'failed');
  const passed = namesOf(tests, 'passed').length + lucky.length;
  const broken = wrong.length === 0 && (!succeeded || passed === 0);
  return { passed, failed: broken ? 1 : wrong.length, lucky, wrong };
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
for (const name of results.flatMap(({ wrong }) => wrong)) console.log(`✗ ${name}`);
for (const name of results.flatMap(({ lucky }) => lucky)) console.log(`! pasó solo la segunda vez: ${name}`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

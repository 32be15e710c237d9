/**
 * Runs every check and test of the project, or one part of it: `node tools/test.mjs [check|unit|contract|e2e|soak]`.
 * Goes on after a failure, and ends with one plain line, `N passed, N failed`: a check counts as one, a test suite with
 * its tests as its own report gives them. A suite that ran no test has failed.
 *
 * No test gets a second try. One that fails now and then stands in quarantine.json until it is mended: it runs, the
 * summary names it, and from its date on it fails the run (tools/quarantine.mjs).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { cpus, freemem, tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { readQuarantine } from './quarantine.mjs';

const REPORTS = resolve('.reports');

/** A file system in memory, which Linux has. */
const IN_MEMORY = '/dev/shm';

/** What must be free there and in all for the databases of a run by day: ten times what was seen, 300 MB. In bytes. */
const ROOM = 3 * 1024 ** 3;

const part = process.argv[2] ?? 'test';

/**
 * A folder for the databases of the tests, which live for seconds: in memory where this machine has room there. On a disk
 * the file system took from 40 to 800 ms of a processor for each of the 200, the more the more were deleted before.
 */
function makeFolder() {
  const isRoomy = part !== 'soak' && existsSync(IN_MEMORY) && freemem() > ROOM;
  const { bavail, bsize } = isRoomy ? statfsSync(IN_MEMORY) : { bavail: 0, bsize: 0 };
  const made = mkdtempSync(join(bavail * bsize > ROOM ? IN_MEMORY : tmpdir(), 'sobremesa-tests-'));
  // Run by root, PostgreSQL is another user, who passes through.
  chmodSync(made, 0o711);
  process.once('exit', () => rmSync(made, { recursive: true, force: true, maxRetries: 9 }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return made;
}

const folder = makeFolder();

/**
 * One step of `make test`: its command, and how to count in the report that the command leaves. Without `count` it counts as one.
 * @typedef {object} Command
 * @property {(report: string) => string[]} command gets the path of the report that it leaves
 * @property {Record<string, string>} [env] more environment variables
 * @property {(report: any) => Counts} [count]
 * @property {(report: any) => Test[]} [tests] of a suite: those that it ran
 * @property {boolean} [beside] it keeps one core busy and reads the sources only: two of these run at a time
 * @typedef {{ name: string, in: string[] } & Command} Step
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {'passed' | 'failed' | 'skipped'} Outcome
 * @typedef {{ name: string, outcome: Outcome, message?: string }} Test with what was expected and what came
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Assertion
 * @typedef {{ name: string, status: string, message?: string, assertionResults: Assertion[] }} TestFile
 * @typedef {{ error?: { message?: string } }} Try
 * @typedef {{ file: string, line: number, title: string, tests: { status: string, projectName: string, results: Try[] }[] }} Journey
 * @typedef {{ suites?: Journeys[], specs?: Journey[] }} Journeys
 * @typedef {Counts & { wrong: Test[], quarantined: string[] }} Verdict with what failed, and what failed in quarantine
 * @typedef {Step & Verdict & { seconds: number, cpuSeconds: number }} Result
 */

/**
 * A spec that failed before its end may leave a product running, for which Jest would wait for ever.
 * @type {(workspace: string, ...more: string[]) => Command}
 */
const jest = (workspace, ...more) => ({
  command: (report) => [
    ...['npm', 'test', '--silent', '-w', workspace, '--', '--forceExit', '--json', `--outputFile=${report}`],
    ...more,
  ],
  env: { TMPDIR: folder },
  tests: ({ testResults }) => testResults.flatMap(testsOf),
});

/** @type {(file: TestFile) => Test[]} */
const testsOf = ({ name: file, status, message, assertionResults }) => {
  const tests = assertionResults.map(({ fullName, status: outcome, failureMessages }) => ({
    name: `${relative('.', file)} ${fullName}`,
    outcome: outcome === 'passed' || outcome === 'failed' ? outcome : 'skipped',
    message: failureMessages?.[0],
  }));
  const brokeOutside = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
  return /** @type {Test[]} */ (
    brokeOutside ? [...tests, { name: relative('.', file), outcome: 'failed', message }] : tests
  );
};

/** @type {(...more: string[]) => Command} */
const playwright = (...more) => ({
  command: () => ['npm', 'exec', '-w', 'frontend', '--', 'playwright', 'test', ...more],
  env: { E2E_FOLDER: process.env.E2E_DATA_DIR ?? join(folder, 'e2e') },
  tests: ({ suites }) => suites.flatMap(journeysOf),
});

/** @type {(status: string) => Outcome} */
const outcomeOf = (status) => (status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed');

/** @type {(suite: Journeys) => Test[]} */
const journeysOf = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(journeysOf),
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ status, projectName, results }) => ({
      name: `${file}:${line} ${title} (${projectName})`,
      outcome: outcomeOf(status),
      message: results.at(-1)?.error?.message,
    })),
  ),
];

/** @type {(...command: string[]) => Command} */
const check = (...command) => ({ command: () => command });

/** @type {(...command: string[]) => Command} */
const reading = (...command) => ({ ...check(...command), beside: true });

/** @type {Step[]} */
const STEPS = [
  { name: 'estilo y tipos', in: ['test', 'check'], ...check('oxlint') },
  { name: 'límites entre módulos', in: ['test', 'check'], ...reading('node', 'tools/boundaries.mjs') },
  { name: 'migraciones compatibles', in: ['test', 'check'], ...reading('node', 'tools/migration-policy.mjs') },
  { name: 'despliegue', in: ['test', 'check'], ...reading('node', 'tools/deployment.mjs') },
  { name: 'referencias', in: ['test', 'check'], ...reading('node', 'tools/references.mjs') },
  { name: 'guías aplicables', in: ['test'], ...reading('node', 'tools/how-tos.mjs', '--applies') },
  { name: 'fallas plantables', in: ['test', 'check'], ...reading('node', 'tools/faults.mjs', '--applies') },
  { name: 'páginas de operación', in: ['test', 'check'], ...reading('node', 'tools/operation-pages.mjs') },
  {
    name: 'reglas vigiladas',
    in: ['test', 'check'],
    ...reading('node', '--test', '--test-reporter=dot', 'tools/*.test.mjs'),
  },
  { name: 'compilación', in: ['test', 'check', 'contract', 'e2e', 'soak'], ...check('make', 'build') },
  { name: 'contrato al día', in: ['test', 'check'], ...check('node', 'tools/contract.mjs', '--check') },
  { name: 'tipos de las tablas', in: ['test', 'check'], ...check('node', 'tools/table-types.mjs', '--check') },
  { name: 'migraciones al día', in: ['check'], ...jest('backend', 'backend/test/migrations') },
  { name: 'pruebas del backend', in: ['test'], ...jest('backend') },
  { name: 'reglas del backend', in: ['unit'], ...jest('backend', 'backend/src/') },
  { name: 'API del backend', in: ['contract'], ...jest('backend', 'backend/test/') },
  { name: 'pruebas del frontend', in: ['test', 'unit'], ...jest('frontend') },
  // The soak: everything of the day too, in larger numbers, every journey, and what no sample can show.
  { name: 'remojo del backend', in: ['soak'], ...jest('backend'), env: { SOAK: '1' } },
  { name: 'remojo del frontend', in: ['soak'], ...jest('frontend'), env: { REACT_BUILD: 'development' } },
  { name: 'todos los recorridos', in: ['soak'], ...playwright(), env: { SOAK: '1' } },
  { name: 'cambios que una prueba nota', in: ['soak'], ...check('node', 'tools/mutants.mjs') },
  { name: 'fallas plantadas', in: ['soak'], ...check('node', 'tools/faults.mjs') },
  { name: 'guías probadas', in: ['soak'], ...check('node', 'tools/how-tos.mjs') },
  { name: 'navegador', in: ['test', 'e2e'], ...playwright('--grep-invert', '@night') },
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
  const started = { clock: Date.now(), cpu: cpuSeconds() };
  const verdict = step.tests ? await runSuite(step, step.tests) : await runCheck(step);
  const seconds = (Date.now() - started.clock) / 1000;
  return { ...step, ...verdict, seconds, cpuSeconds: cpuSeconds() - started.cpu };
}

/**
 * Processor time of this machine since it was started, of all processes, in seconds: the databases and browsers of the
 * tests are not all children of this process. So it says too much where the machine does something else as well, and of
 * two steps that run beside each other each is given both.
 */
const cpuSeconds = () => cpus().reduce((sum, { times: { user, nice, sys } }) => sum + user + nice + sys, 0) / 1000;

/** @type {(step: Step) => Promise<Verdict>} */
async function runCheck(step) {
  const succeeded = await finish(step, step.command(''), process.env);
  const wrong = succeeded ? [] : [{ name: step.name, outcome: /** @type {Outcome} */ ('failed') }];
  return { passed: succeeded ? 1 : 0, failed: wrong.length, wrong, quarantined: [] };
}

/** @type {(step: Step, testsIn: (report: any) => Test[]) => Promise<Verdict>} */
async function runSuite(step, testsIn) {
  const path = resolve(REPORTS, `${step.name.replaceAll(/[ ,]+/g, '-')}.json`);
  const env = { ...process.env, ...step.env, PLAYWRIGHT_JSON_OUTPUT_FILE: path };
  const succeeded = await finish(step, step.command(path), env);
  const report = read(path);
  const tests = report ? testsIn(report) : [];
  const passed = tests.filter(({ outcome }) => outcome === 'passed').length;
  const failures = tests.filter(({ outcome }) => outcome === 'failed');
  const wrong = failures.filter(({ name }) => !quarantine.holds(name));
  const quarantined = failures.filter(({ name }) => quarantine.holds(name)).map(({ name }) => name);
  // A suite that broke outside of its tests has failed, also beside one in quarantine.
  const isBroken = passed === 0 || report?.errors?.length > 0 || (failures.length === 0 && !succeeded);
  if (isBroken && wrong.length === 0) wrong.push({ name: step.name, outcome: 'failed' });
  return { passed, failed: wrong.length, wrong, quarantined };
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

const chosen = STEPS.filter((step) => step.in.includes(part));

const quarantine = readQuarantine();
/** The order of the files, samples and random input depend on it: TEST_SEED=… make test repeats a run. */
const seed = (process.env.TEST_SEED ??= String(Date.now() % 2 ** 31));
const begun = { clock: Date.now(), cpu: cpuSeconds() };
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const besides = chosen.filter(({ beside }) => beside);
const alone = chosen.filter(({ beside }) => !beside);
const results = [...(await runAll(besides, 2)), ...(await runAll(alone, 1))];

/** How much of a failure's message is shown after the summary: what was expected and what came, in lines. */
const MESSAGE_LINES = 12;

/** @param {string} text */
// oxlint-disable-next-line no-control-regex -- escape sequences begin with a control character
const withoutColours = (text) => text.replaceAll(/\u001b\[[0-9;]*m/g, '');

console.log('\n── resumen ──');
for (const { name, seconds, cpuSeconds: cpu, passed, failed } of results) {
  const counts = `${passed} bien, ${failed} mal`;
  const times = `${seconds.toFixed(1).padStart(7)} s ${cpu.toFixed(0).padStart(6)} s de CPU`;
  console.log(`${failed === 0 ? '✓' : '✗'} ${name.padEnd(26)}${counts.padEnd(22)}${times}`);
}
const minutes = ((Date.now() - begun.clock) / 60_000).toFixed(1);
console.log(
  `  en total: semilla ${seed}, ${minutes} minutos, ${((cpuSeconds() - begun.cpu) / 60).toFixed(1)} minutos de CPU`,
);
for (const { name, message = '' } of results.flatMap(({ wrong }) => wrong)) {
  const lines = withoutColours(message).split('\n');
  const shown = lines.filter((line) => line.trim() !== '' && !line.includes('node_modules'));
  console.log([`✗ ${name}`, ...shown.slice(0, MESSAGE_LINES)].join('\n    '));
}
for (const { name, reason, until } of quarantine.tests)
  console.log(`! en cuarentena hasta ${until}: ${name} (${reason})`);
for (const name of results.flatMap(({ quarantined }) => quarantined)) console.log(`! falló en cuarentena: ${name}`);
for (const fault of quarantine.faults) console.log(`✗ ${fault}`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, quarantine.faults.length);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/**
 * Measures the public pages as Google's Lighthouse sees them on a phone (simulated throttling), on the built product with
 * its demo content, beside the targets: `node tools/lighthouse.mjs`. Ends with 1 when a figure misses its
 * target. Each is the median of several runs, since times depend on what else the machine does; measure on a quiet one.
 * The machine is printed before, its state after. How much slower a phone is than this machine follows from how fast Lighthouse
 * finds the machine, before each run again, so that the verdict does not hang on the hour.
 * While working on a page: `--page=/chefs --runs=1`, with E2E_DATA_DIR for content that stays. Lighthouse is
 * fetched by npm when it is first needed: nothing else uses it, and it would double the installation.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

import { BROWSER_FLAGS, findBrowser } from '../frontend/e2e/support/browser.ts';
import { atBeginning, atEnd, slowdownFor, stateNow, print } from './machine.mjs';
import { freePort, startProduct } from './product.mjs';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * The part of Lighthouse's report that is read here; the package itself is not installed.
 * @typedef {object} Report
 * @property {Record<string, { score: number, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, Audit>} audits
 * @property {{ benchmarkIndex: number }} environment
 * @typedef {{ title: string, score: number | null, numericValue: number, details: { items: Fetched[] } }} Audit
 * @typedef {{ url: string, resourceType: string }} Fetched
 */

/**
 * A figure of each page: where the report has it, and its target.
 * @typedef {object} Measure
 * @property {string} name
 * @property {(report: Report) => number | Promise<number>} value
 * @property {number} [atLeast]
 * @property {number} [atMost]
 * @property {string} [unit]
 * @property {number} [digits]
 */

/** @type {(name: string) => Measure['value']} */
const score = (name) => (report) => Math.round((report.categories[name]?.score ?? 0) * 100);
/** @type {(name: string) => Measure['value']} */
const audit = (name) => (report) => report.audits[name]?.numericValue ?? NaN;
/** @type {Measure[]} */
const MEASURES = [
  { name: 'rendimiento', value: score('performance'), atLeast: 95 },
  { name: 'accesibilidad', value: score('accessibility'), atLeast: 100 },
  { name: 'buenas prácticas', value: score('best-practices'), atLeast: 100 },
  { name: 'SEO', value: score('seo'), atLeast: 100 },
  { name: 'LCP', value: audit('largest-contentful-paint'), atMost: 1700, unit: 'ms' },
  { name: 'TBT', value: audit('total-blocking-time'), atMost: 150, unit: 'ms' },
  { name: 'CLS', value: audit('cumulative-layout-shift'), atMost: 0.02, digits: 3 },
  { name: 'JavaScript (gzip)', value: scriptBytes, atMost: 150_000, unit: 'bytes' },
];

/**
 * All scripts the page fetched, as gzip packs them, whatever the server sent them in.
 * @param {Report} report
 */
async function scriptBytes(report) {
  const fetched = report.audits['network-requests']?.details.items ?? [];
  const scripts = fetched.filter((item) => item.resourceType === 'Script');
  const sizes = scripts.map(async ({ url }) => {
    const body = await (await fetch(url)).arrayBuffer();
    return gzipSync(new Uint8Array(body), { level: 9 }).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * One page's report, from a browser of its own.
 * @type {(url: string, folder: string, browser: import('../frontend/e2e/support/browser.ts').TestBrowser, how: string[]) => Promise<Report>}
 */
async function measure(url, folder, { executablePath, env }, how) {
  const file = join(folder, 'report.json');
  const args = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--quiet', '--output=json'];
  const flags = ['--headless', ...BROWSER_FLAGS].join(' ');
  const own = [`--output-path=${file}`, `--chrome-flags=${flags}`, ...how];
  const run = spawn('npm', [...args, ...own], { env: { ...env, CHROME_PATH: executablePath }, stdio: 'inherit' });
  const [code] = await once(run, 'exit');
  if (code !== 0) throw new Error(`Lighthouse terminó con ${code}.`);
  return JSON.parse(await readFile(file, 'utf8'));
}

/**
 * A page's report, at the slowdown that this machine has to have now.
 * @type {(url: string, folder: string, browser: import('../frontend/e2e/support/browser.ts').TestBrowser) => Promise<Report & { slowdown: number }>}
 */
async function measureAsPhone(url, folder, browser) {
  // The least that Lighthouse can look at: what is wanted is how fast it finds the machine.
  const { environment } = await measure(url, folder, browser, ['--only-audits=document-title']);
  const slowdown = Math.round(slowdownFor(environment.benchmarkIndex) * 10) / 10;
  const how = [`--only-categories=${CATEGORIES}`, `--throttling.cpuSlowdownMultiplier=${slowdown}`];
  return { ...(await measure(url, folder, browser, how)), slowdown };
}

/**
 * The number in 'Chromium 156.0.8078.79 built on …'.
 * @type {(browser: import('../frontend/e2e/support/browser.ts').TestBrowser) => string}
 */
function versionOf({ executablePath, env }) {
  const { stdout } = spawnSync(executablePath, ['--version', ...BROWSER_FLAGS], { env, encoding: 'utf8' });
  return /[\d.]+/.exec(stdout)?.[0] ?? 'desconocido';
}

/**
 * The middle one; of an even number the worse of the two where less is better.
 * @type {(values: number[]) => number}
 */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * Prints one figure, and what it was in each run where that differed; true when its target is missed.
 * @type {(measure: Measure, reports: Report[]) => Promise<boolean>}
 */
async function judge({ name, value, atLeast, atMost = NaN, unit = '', digits = 0 }, reports) {
  const values = await Promise.all(reports.map(async (report) => value(report)));
  const figure = median(values);
  const met = atLeast === undefined ? figure <= atMost : figure >= atLeast;
  const target = atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`;
  const each = values.map((one) => one.toFixed(digits));
  const runs = new Set(each).size > 1 ? `  (${each.join(', ')})` : '';
  const words = `${name.padEnd(18)}${figure.toFixed(digits).padStart(8)} ${unit.padEnd(6)}${target}`;
  console.log(`  ${met ? '✓' : '✗'} ${words}${runs}`);
  return !met;
}

/**
 * What lowered a score, so that the next step is known.
 * @param {Report} report
 */
function printFindings(report) {
  const refs = CATEGORIES.flatMap((category) => report.categories[category]?.auditRefs ?? []);
  const lowering = refs.filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9);
  for (const id of new Set(lowering.map((ref) => ref.id))) console.log(`    · ${id}: ${report.audits[id]?.title}`);
}

const { values: options } = parseArgs({
  options: { page: { type: 'string' }, runs: { type: 'string', default: '3' } },
});
const browser = await findBrowser();
print(atBeginning(stateNow(), versionOf(browser)));
const port = await freePort();
const product = await startProduct(port);
const folder = await mkdtemp(join(tmpdir(), 'sobremesa-lighthouse-'));
let failed = false;
/** @type {number[]} */
const indices = [];
try {
  const site = `http://localhost:${port}`;
  /** @type {(call: string) => Promise<any>} */
  const ask = async (call) => (await fetch(`${site}/api/v1/${call}`)).json();
  const { chefs } = await ask('chefs/active?perPage=1');
  const { data } = await ask('proposals/all?perPage=1');
  const pages = ['/', '/chefs', `/chef/${chefs[0].slug}`, `/experiencia/${data.proposals[0].slug}`];
  for (const path of options.page ? [options.page] : pages) {
    const url = new URL(path, site).href;
    await fetch(url);
    const reports = [await measureAsPhone(url, folder, browser)];
    while (reports.length < Number(options.runs)) reports.push(await measureAsPhone(url, folder, browser));
    indices.push(...reports.map(({ environment }) => environment.benchmarkIndex));
    console.log(`\n${path}`);
    const asPhone = reports.map((one) => `${Math.round(one.environment.benchmarkIndex)} (×${one.slowdown})`);
    console.log(`  benchmarkIndex y freno de CPU: ${asPhone.join(', ')}`);
    for (const figure of MEASURES) failed = (await judge(figure, reports)) || failed;
    printFindings(/** @type {Report} */ (reports[0]));
  }
  const [least, most] = [Math.min(...indices), Math.max(...indices)].map((index) => Math.round(index));
  print([...atEnd(stateNow()), `Lighthouse  benchmarkIndex ${least} a ${most}`]);
} finally {
  product.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;

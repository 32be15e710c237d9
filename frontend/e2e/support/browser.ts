import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

import { chromium as playwright } from '@playwright/test';

/** A browser that runs on this machine, and its environment. */
export interface TestBrowser {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

type Environment = Record<string, string>;

/** Flags that do not depend on the machine. Root, with whom tests often run, needs some of them. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const CACHE = join(import.meta.dirname, '../../../node_modules/.cache');

const environment = Object.fromEntries(
  Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
);

function onPath(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).filter((path) => existsSync(path));
}

/** Whether a browser starts. One whose shared libraries are missing does not. */
function runs(executablePath: string, env: Environment): boolean {
  return spawnSync(executablePath, ['--version', ...BROWSER_FLAGS], { env, timeout: 30_000 }).status === 0;
}

/**
 * Unpacks the Chromium of an npm package, once per version, completely or not at all, with the shared libraries and a
 * font for machines that have neither.
 */
async function unpackPackaged(): Promise<string> {
  const packageRoot = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8')) as { version: string };
  const folder = join(CACHE, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const { default: packaged, inflate } = await import('@sparticuz/chromium');
  await mkdir(CACHE, { recursive: true });
  const workplace = await mkdtemp(join(CACHE, 'unpacking-'));
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = workplace; // The package unpacks into this folder.
  try {
    await packaged.executablePath();
    await inflate(join(packageRoot, 'bin', 'al2023.tar.br'));
    await writeFile(join(workplace, 'fonts.conf'), fontSettings(join(folder, 'fonts')));
    await rename(workplace, folder);
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
    await rm(workplace, { recursive: true, force: true });
  }
  return folder;
}

const fontSettings = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
</fontconfig>
`;

async function packagedBrowser(): Promise<TestBrowser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = await unpackPackaged();
  const executablePath = join(folder, 'chromium');
  const own = { ...environment, FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  const borrowed = { ...own, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
  const env = [own, borrowed].find((candidate) => runs(executablePath, candidate));
  return env && { executablePath, env };
}

/** A browser of this machine: Chromium or Chrome on the PATH, or the one that Playwright installed. */
function installedBrowser(): TestBrowser | undefined {
  const executablePath = [...onPath(), playwright.executablePath()].find((path) => isBrowser(path));
  return executablePath === undefined ? undefined : { executablePath, env: environment };
}

/** A Chromium with everything that one with a window has, if this machine has one: not the headless shell of the journeys. */
export function wholeBrowser(): TestBrowser | undefined {
  const executablePath = onPath().find((path) => isBrowser(path));
  return executablePath === undefined ? undefined : { executablePath, env: environment };
}

const isBrowser = (path: string): boolean => existsSync(path) && runs(path, environment);

/**
 * Finds a browser for the tests, so that they run on a machine where none is installed: `CHROMIUM_PATH`, then the one of
 * an npm package, then one of this machine. The package comes first because it is the same everywhere, and because it is
 * Chromium's headless shell: an installed browser starts three processes more for the window that nobody sees. The
 * package's flags are not used, because they switch web security off.
 */
export async function findBrowser(): Promise<TestBrowser> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (isBrowser(CHROMIUM_PATH)) return { executablePath: CHROMIUM_PATH, env: environment };
    throw new Error(`CHROMIUM_PATH (${CHROMIUM_PATH}) no es un Chromium que funcione.`);
  }
  const browser = (await packagedBrowser()) ?? installedBrowser();
  if (browser !== undefined) return browser;
  throw new Error('No hay un navegador para las pruebas: instala Chromium o indica dónde está con CHROMIUM_PATH.');
}

/**
 * Measures how long visitors wait while staff upload twelve photographs of 10 MB at once, and what memory that takes:
 * `node --import @oxc-node/core/register bench/pictures.ts [FOLDER…]` in `backend`, after a build. Several folders with builds,
 * `dist` by itself, are measured one after the other on the same data. Times mean something on a quiet machine only; `busy` is
 * processor time of the main thread between two looks of the event loop, and means something on any.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.js';
import { wholeSignIn } from '../test/harness/whole-sign-in.js';
import { familyMemory, mostMemory } from './family-memory.js';
import { Prober, type Question } from './prober.js';

const MB = 1024 * 1024;
const PORT = 4811;
const URL_OF_IT = `http://localhost:${PORT}`;
const UPLOADS = 12;
const THRIFT = ['--max-semi-space-size=8', '--heap-growing-percent=30'];
const MANY = '100000000';
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const beside = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** What `watch-loop.mjs` says. Times in milliseconds. */
interface Inside {
  turn: object;
  busy: object;
  pool: object;
  gc: object;
  scheduled: [ran: number, waited: number];
  arrayBuffers: number;
}

const dataDir = process.env['BENCH_DIR'] ?? (await mkdtemp(join(tmpdir(), 'sobremesa-pictures-')));
await mkdir(dataDir, { recursive: true });
const database = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const env = {
  ...{ PATH: process.env['PATH'], HOME: process.env['HOME'] },
  ...{ MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '32768' },
  ...{ DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO_DATA: 'true', LOG_LEVEL: 'error', PORT: String(PORT) },
  ...{ RATE_LIMIT_READS: MANY, RATE_LIMIT_PAGES: MANY, RATE_LIMIT_FILES: MANY },
};

/** A server that is measured from within. */
class Watched {
  private readonly lines: Interface;
  readonly pid: number;

  private constructor(private readonly child: ChildProcess) {
    this.lines = createInterface({ input: child.stdio[3] as Readable });
    this.pid = child.pid ?? 0;
  }

  static async start(folder: string): Promise<Watched> {
    const began = performance.now();
    const args = [...THRIFT, '--import', beside('./watch-loop.mjs'), resolve(folder, 'main.js')];
    const server = new Watched(spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit', 'pipe'] }));
    while (!(await isReady())) await pause(50);
    print(`\n${folder}: ready in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    await server.printMemory('after the start');
    return server;
  }

  async inside(): Promise<Inside> {
    const line = once(this.lines, 'line');
    this.child.kill('SIGUSR2');
    const [said] = (await line) as [string];
    return JSON.parse(said) as Inside;
  }

  async printMemory(when: string): Promise<void> {
    const { own, family } = await familyMemory(this.pid);
    const [most, { arrayBuffers }] = [await mostMemory(this.pid), await this.inside()];
    print(
      `memory ${when}: ${family.toFixed(0)} MB, the server ${own.toFixed(0)} (buffers ${(arrayBuffers / MB).toFixed(0)}, most ever ${most.toFixed(0)})`,
    );
  }

  async end(): Promise<void> {
    this.child.kill('SIGTERM');
    await once(this.child, 'exit');
  }
}

const isReady = (): Promise<boolean> =>
  fetch(`${URL_OF_IT}/api/v1/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Photographs of 12 megapixels and nearly 10 MB, no two alike, as files. */
async function photographs(): Promise<string[]> {
  const [width, height] = [4_000, 3_000];
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const files = Array.from({ length: UPLOADS }, (_, at) => join(dataDir, `photograph-${at}.jpg`));
  for (const file of files.filter((name) => !existsSync(name))) {
    const image = sharp({ create: { width, height, channels: 3, background: '#888', noise } })
      .blur(1.2)
      .normalise();
    const raw = await image.raw().toBuffer();
    let bytes = raw;
    for (let quality = 98; bytes.length >= 10 * MB; quality -= 2)
      bytes = await sharp(raw, { raw: { width, height, channels: 3 } })
        .jpeg({ quality, chromaSubsampling: '4:4:4' })
        .toBuffer();
    await writeFile(file, bytes);
  }
  return files;
}

async function questions(): Promise<Record<string, Question>> {
  const stored = (await readdir(join(dataDir, 'files'), { recursive: true })).find((name) => name.endsWith('.webp'));
  return {
    'list from memory': { every: 50, url: `${URL_OF_IT}/api/v1/chefs/active`, headers: { 'accept-encoding': 'br' } },
    'list from the database': {
      every: 100,
      url: `${URL_OF_IT}/api/v1/cities/city-filter-food`,
      headers: { 'content-type': 'application/json' },
      body: (number) => JSON.stringify({ guests: 2, priceFrom: number, priceTo: 900_000 }),
    },
    'page made and compressed': {
      every: 500,
      url: `${URL_OF_IT}/chefs`,
      query: (number) => `?busca=${number.toString(36)}`,
      headers: { 'accept-encoding': 'br', accept: 'text/html' },
    },
    'picture from the disk': { every: 100, url: `${URL_OF_IT}/files/${stored}` },
  };
}

/** Does something while questions are asked, and prints how long they waited and why. */
async function during(title: string, server: Watched, work: () => Promise<string>): Promise<void> {
  const [ranBefore, waitedBefore] = (await server.inside()).scheduled;
  const prober = new Prober(await questions());
  let most = 0;
  const sampler = setInterval(() => {
    void familyMemory(server.pid).then(({ family }) => (most = Math.max(most, family)));
  }, 100);
  const load = (await readFile('/proc/loadavg', 'utf8')).split(' ')[0];
  const said = await work();
  clearInterval(sampler);
  const lines = prober.stop();
  const { turn, busy, pool, gc, scheduled } = await server.inside();
  print(`${title}: ${said}, load ${load}, most memory ${most.toFixed(0)} MB`);
  for (const line of lines) print(`  ${line}`);
  const [ran, waited] = [scheduled[0] - ranBefore, scheduled[1] - waitedBefore];
  print(`  main thread ran ${ran.toFixed(0)} ms, waited ${waited.toFixed(0)} ms for a core`);
  print(`  ${JSON.stringify({ turn, busy, pool, gc })}`);
}

const files = await photographs();
for (const folder of process.argv.length > 2 ? process.argv.slice(2) : ['dist']) {
  const server = await Watched.start(folder);
  const token = await wholeSignIn(URL_OF_IT, { address: 'localhost', port: PORT });
  const rest = (): Promise<string> => pause(4_000, '4 s');
  await during('warm up', server, rest);
  await during('nobody uploads', server, rest);
  for (const kind of (process.env['KINDS'] ?? 'gallery,cover').split(',')) {
    await during(`12 × 10 MB as ${kind}`, server, async () => {
      const args = [beside('./uploader.mjs'), URL_OF_IT, token, kind, ...files];
      const uploader = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      const { took, statuses } = JSON.parse(await text(uploader.stdout)) as { took: number; statuses: number[] };
      return `${(took / 1_000).toFixed(1)} s, statuses ${[...new Set(statuses)].join()}`;
    });
  }
  await server.printMemory('then');
  const later = Number(process.env['LATER'] ?? 60);
  await pause(later * 1_000);
  await server.printMemory(`${later} s later`);
  await server.end();
}
await database.stop();

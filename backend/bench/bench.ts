/**
 * Measures the public calls and pages, compares them with what is possible on this machine, and says which targets are
 * met: `make bench`, or with the numbers of chefs to measure at, `make bench CHEFS="200 10000 100000"`, or one part,
 * `make bench ONLY=strangers`. The load is made on the same machine, so only the relations between figures of one run
 * mean something.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.js';
import { clusterIn } from '../src/platform/database/embedded/cluster.js';
import { findPostmaster } from '../src/platform/database/embedded/postmaster.js';
import { fillWithChefs } from '../test/harness/many-rows.js';
import { Child } from './child.js';
import { inTurns, ROUNDS } from './in-turns.js';
import { loadOf, type Load } from './load.js';
import type { LeanRead } from './lean-reads.js';
import { measureSaves } from './measure-saves.js';
import { familyTime } from './processor-time.js';
import { measureStrangers } from './strangers.js';

const LIST = '/api/v1/chefs/active';
const SEARCH = '/api/v1/cities/city-filter-food';
const READY = '/api/v1/health/ready';
/** The product with its usual V8 flags. */
const PRODUCT = [...(process.env['THRIFT'] ?? '').split(' ').filter(Boolean), 'dist/main.js'];
const LIMITS = ['--import', '@oxc-node/core/register', 'bench/limits.ts'];
const PORTS = { limits: 4801, product: 4802, watched: 4803, metrics: 4804 };
const CACHE_MB = 32;
/** Longest page. */
const MOST_BYTES = 1024 * 1024;
/** Pages rendered in a round to measure the cost of one. */
const PAGES = 200;

interface Figure {
  what: string;
  value: number;
  unit: string;
  /** The target, if the figure has one. */
  target?: { most?: number; least?: number };
}

const dataDir = await mkdtemp(join(tmpdir(), 'sobremesa-bench-'));
const database = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const databaseTime = () => familyTime(findPostmaster(clusterIn(dataDir).folder)?.pid ?? 0);
const settings = {
  DATABASE_URL: database.url,
  DATA_DIR: dataDir,
  DEMO_DATA: 'true',
  LOG_LEVEL: 'error',
  PUBLIC_URL: `http://localhost:${PORTS.product}`,
  RATE_LIMIT_READS: '100000000',
  RATE_LIMIT_PAGES: '100000000',
  RATE_LIMIT_FILES: '100000000',
  RATE_LIMIT_QUOTES: '100000000',
  RATE_LIMIT_SIGN_IN: '100000000',
};
const startProduct = (cacheMb: number) =>
  Child.start(PRODUCT, PORTS.product, READY, { ...settings, CACHE_MB: String(cacheMb) });
/** The product with all its figures kept, beside the other one. */
const startWatched = () =>
  Child.start(PRODUCT, PORTS.watched, READY, {
    ...settings,
    CACHE_MB: String(CACHE_MB),
    METRICS_PORT: String(PORTS.metrics),
  });
const startLimits = () => Child.start(LIMITS, PORTS.limits, '/lean/list', settings);

/** Processor time of a read without a cache: at most so many times that of the leanest statement. */
const CPU_MOST = 3.5;
/** The same for one record, whose statement has few rows to read. */
const CPU_MOST_ONE = 2;

/** The reads that nobody remembers, beside the leanest statement that gives the same. */
const UNCACHED: readonly { what: string; lean: LeanRead; path: string; body?: object }[] = [
  { what: 'chefs, página 1', lean: 'list', path: LIST },
  { what: 'un chef', lean: 'chef', path: '/api/v1/chefs/get-one/chef-150' },
  { what: 'búsqueda por tres filtros', lean: 'search', path: SEARCH, body: { foodId: 5, cityId: 5, modalityId: 1 } },
  { what: 'chefs, página 400', lean: 'far', path: `${LIST}?page=400` },
  { what: 'experiencias', lean: 'experiences', path: '/api/v1/proposals/all' },
];

/** A read beside its limit. */
async function beside(
  product: Child,
  limits: Child,
  { what, lean, path, body }: (typeof UNCACHED)[number],
): Promise<Figure> {
  const [limit, own] = await inPairs(
    () => loadOf(limits, `/lean/${lean}`, { clients: 4, databaseTime }),
    () => loadOf(product, path, { clients: 4, body, databaseTime }),
  );
  const told = `${own.cpu.toFixed(2)} de ${limit.cpu.toFixed(2)} ms; ${Math.round(own.perSecond)} de ${Math.round(limit.perSecond)} por segundo`;
  return {
    what: `${what}, CPU frente al límite`,
    value: own.cpu / limit.cpu,
    unit: `veces (${told})`,
    target: { most: lean === 'chef' ? CPU_MOST_ONE : CPU_MOST },
  };
}

/** Measures two loads in turns. */
async function inPairs(first: () => Promise<Load>, second: () => Promise<Load>): Promise<[Load, Load]> {
  return (await inTurns([first, second], ({ cpu }) => cpu)) as [Load, Load];
}

/** The address that sends the answer of another address, with its headers, from memory. */
const bytesOf = (of: string): string => `/bytes?of=${encodeURIComponent(of)}`;

/** Measures without a cache: each call runs its statements, each page is rendered. */
async function measureUncached(limits: Child): Promise<Figure[]> {
  const product = await startProduct(0);
  try {
    const reads: Figure[] = [];
    for (const read of UNCACHED) reads.push(await beside(product, limits, read));
    const first = await loadOf(product, LIST, { databaseTime });
    const far = await loadOf(product, `${LIST}?page=400`);
    const search = await loadOf(product, SEARCH, {
      clients: 1,
      body: { foodId: 5, cityId: 5, modalityId: 1 },
      databaseTime,
    });
    const facts = await loadOf(product, SEARCH, {
      clients: 1,
      body: { guests: 8, diets: [1, 2], priceFrom: 2_000, priceTo: 90_000 },
      databaseTime,
    });
    return [
      ...reads,
      {
        what: 'página 400 frente a la 1, tiempo',
        value: far.median / first.median,
        unit: 'veces',
        target: { most: 2 },
      },
      { what: 'búsqueda por tres filtros, un cliente', value: search.median, unit: 'ms', target: { most: 5 } },
      { what: 'búsqueda por tres filtros, CPU', value: search.cpu, unit: 'ms', target: { most: 10 } },
      {
        what: 'búsqueda por invitados, dietas y precio, un cliente',
        value: facts.median,
        unit: 'ms',
        target: { most: 10 },
      },
      { what: 'portada sin caché, CPU', value: await cpuOfPage(product, '/'), unit: 'ms', target: { most: 20 } },
      {
        what: 'lista de chefs sin caché, CPU',
        value: await cpuOfPage(product, '/chefs'),
        unit: 'ms',
        target: { most: 20 },
      },
      { what: 'memoria tras la carga sin caché', value: await product.memory(), unit: 'MB', target: { most: 300 } },
    ];
  } finally {
    await product.stop();
  }
}

/** Processor time of rendering a page, in milliseconds: the least of the rounds after the first, in which the code is compiled. */
async function cpuOfPage(product: Child, path: string): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const before = await product.cpu();
    for (let page = 0; page < PAGES; page++) await (await fetch(product.url + path)).arrayBuffer();
    rounds.push(((await product.cpu()) - before) / PAGES);
  }
  return Math.min(...rounds.slice(1));
}

/** Measures what visitors get: finished answers from memory. */
async function measureCached(limits: Child): Promise<Figure[]> {
  const product = await startProduct(CACHE_MB);
  try {
    const figures: Figure[] = [
      { what: 'arranque con la base iniciada', value: product.startedIn / 1000, unit: 's', target: { most: 3 } },
    ];
    for (const [what, path, least] of [
      ['lista con caché frente a lo mismo', LIST, 85],
      ['portada con caché frente a lo mismo', '/', 60],
    ] as const) {
      const [bytes, cached] = await inPairs(
        () => loadOf(limits, bytesOf(product.url + path)),
        () => loadOf(product, path),
      );
      figures.push(
        { what, ...share(cached.perSecond, bytes.perSecond, least) },
        { what: `${what}, por CPU`, ...share(1_000 / cached.cpu, 1_000 / bytes.cpu, least) },
      );
    }
    return [
      ...figures,
      { what: 'memoria tras la carga con caché', value: await product.memory(), unit: 'MB', target: { most: 300 } },
    ];
  } finally {
    await product.stop();
  }
}

/** Measures what anybody can make a call cost, above all with what no browser sends. */
async function measureHostile(): Promise<Figure[]> {
  const product = await startProduct(CACHE_MB);
  try {
    const costs = await measureStrangers(product, databaseTime);
    return costs.flatMap(({ what, cpu, most, bytes, statuses }): Figure[] => [
      { what, value: cpu, unit: `ms de CPU (${statuses})`, target: { most } },
      ...(bytes > MOST_BYTES
        ? [{ what: `${what}, largo`, value: bytes, unit: 'bytes', target: { most: MOST_BYTES } }]
        : []),
    ]);
  } finally {
    await product.stop();
  }
}

/** Measures what staff do: saves of each kind. They come last, because they add rows. */
async function measureStaff(limits: Child): Promise<Figure[]> {
  const product = await startProduct(CACHE_MB);
  try {
    return [
      ...(await measureSaves(product, limits, PORTS.product, databaseTime)),
      { what: 'memoria tras los cambios', value: await product.memory(), unit: 'MB', target: { most: 300 } },
    ];
  } finally {
    await product.stop();
  }
}

/** Measures what keeping figures for Prometheus costs an answer, where it costs most: where the answer costs least. */
async function measureWatched(): Promise<Figure[]> {
  const [product, watched] = [await startProduct(CACHE_MB), await startWatched()];
  try {
    const figures: Figure[] = [];
    for (const [what, path] of [
      ['lista con métricas frente a sin ellas, por CPU', LIST],
      ['portada con métricas frente a sin ellas, por CPU', '/'],
    ] as const) {
      const [without, having] = await inPairs(
        () => loadOf(product, path),
        () => loadOf(watched, path),
      );
      figures.push({ what, ...share(1_000 / having.cpu, 1_000 / without.cpu, 80) });
    }
    return figures;
  } finally {
    await Promise.all([product.stop(), watched.stop()]);
  }
}

const share = (part: number, whole: number, least: number): Omit<Figure, 'what'> => ({
  value: (100 * part) / whole,
  unit: `% (${Math.round(part)} de ${Math.round(whole)} por segundo)`,
  target: { least },
});

function print({ what, value, unit, target }: Figure): void {
  const { most, least } = target ?? {};
  const missed = (most !== undefined && value > most) || (least !== undefined && value < least);
  const wanted = most === undefined ? `≥ ${least}` : `≤ ${most}`;
  const mark = missed ? '✗' : target ? '✓' : '·';
  process.stdout.write(
    `${mark} ${what.padEnd(50)}${value.toFixed(1).padStart(8)} ${unit}${target ? ` [${wanted}]` : ''}\n`,
  );
}

/** What is measured, in this order: saves add rows. */
const PARTS: Record<string, (limits: Child) => Promise<Figure[]>> = {
  uncached: measureUncached,
  cached: measureCached,
  watched: measureWatched,
  strangers: measureHostile,
  saves: measureStaff,
};
const only = process.env['ONLY'];

try {
  // The first start migrates and seeds.
  await (await startProduct(0)).stop();
  for (const chefs of process.argv.slice(2).map(Number)) {
    process.stdout.write(`\n── ${chefs.toLocaleString('es-CL')} chefs ──\n`);
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await fillWithChefs((sql) => client.query(sql), chefs);
    await client.end();
    const limits = await startLimits();
    try {
      for (const [part, measure] of Object.entries(PARTS))
        if (!only || only === part) for (const figure of await measure(limits)) print(figure);
    } finally {
      await limits.stop();
    }
  }
} finally {
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

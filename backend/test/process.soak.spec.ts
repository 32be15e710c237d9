import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { runAdmin } from '../src/admin/run-admin.js';
import { findPostmaster, isAlive } from '../src/platform/database/embedded/postmaster.js';
import { freePort, MAIN, Product } from './harness/product.js';
import { freshFolder, modalities, remove, removeFolders, settings } from './harness/product-settings.js';
import { createEmptyDatabase, createTestDatabase } from './harness/test-database.js';

beforeAll(Product.mustBeBuilt);
afterEach(async () => {
  await Product.endAll();
  await removeFolders();
});

describe('the product as a process', () => {
  it('goes on after kill -9 with data that are whole, in less than ten seconds', async () => {
    const where = await settings();
    const first = await new Product(where).up();
    await first.end('SIGKILL');
    const before = performance.now();
    await new Product(where).up();
    expect(performance.now() - before).toBeLessThan(10_000);
    expect(await modalities(where.PORT)).toBe(6);
  });

  it('ends within ten seconds, its database too, although somebody deleted its folder', async () => {
    const where = await settings();
    const product = await new Product(where).up();
    const server = findPostmaster(join(where.DATA_DIR, 'postgres'));
    await remove(where.DATA_DIR);
    const before = performance.now();
    await product.end('SIGTERM');
    expect(performance.now() - before).toBeLessThan(10_000);
    // The process has lost its parent, so the system has to collect it.
    while (isAlive(server?.pid ?? 0) && performance.now() - before < 20_000) await pause(50);
    expect(isAlive(server?.pid ?? 0)).toBe(false);
  });

  it('ends within ten seconds while its database cannot be brought back', async () => {
    const where = await settings();
    const product = await new Product(where).up();
    const { pid } = findPostmaster(join(where.DATA_DIR, 'postgres')) ?? {};
    if (!pid) throw new Error('The product has no server of PostgreSQL.');
    await remove(where.DATA_DIR);
    // Without its files the server may end by itself before it is killed.
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    await product.says('aún no responde');
    const before = performance.now();
    await product.end('SIGTERM');
    expect(performance.now() - before).toBeLessThan(10_000);
  });

  it('runs twice side by side on its own port and folder, but not twice on one folder', async () => {
    const [one, other] = [await settings(), await settings()];
    await Promise.all([new Product(one).up(), new Product(other).up()]);
    expect([await modalities(one.PORT), await modalities(other.PORT)]).toEqual([6, 6]);
    const third = new Product({ ...one, PORT: String(await freePort()) });
    expect(await third.exitCode()).toBe(1);
    expect(third.output).toMatch(/ya usa la carpeta de datos/);
  });

  it('lets four replicas migrate and fill one empty database at once', async () => {
    const database = await createEmptyDatabase();
    const shared = { DATABASE_URL: database.url, DATA_DIR: await freshFolder() };
    const replicas = await Promise.all(Array.from({ length: 4 }, () => settings(shared)));
    await Promise.all(replicas.map((where) => new Product(where).up()));
    for (const where of replicas) expect(await modalities(where.PORT)).toBe(6);
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const { rows: done } = await client.query<{ name: string }>('select name from mikro_orm_migrations');
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map(({ name }) => name)).size).toBe(done.length);
    await client.end();
    await Product.endAll();
    await database.drop();
  });
});

it('loads nothing that measures or traces unless it is asked to', async () => {
  const loaded = async (more: Record<string, string>): Promise<string> => {
    const coverage = await freshFolder();
    const product = await new Product(await settings({ ...more, NODE_V8_COVERAGE: coverage })).up();
    expect(await product.end('SIGTERM')).toBe(0);
    const reports = await Promise.all((await readdir(coverage)).map((file) => readFile(join(coverage, file), 'utf8')));
    return reports.join();
  };
  const usual = await loaded({});
  expect(usual).toContain('/dist/chunks/create-app-');
  expect(usual).not.toMatch(/prom-client|@opentelemetry|chunks\/tracing-/);
  const asked = await loaded({
    METRICS_PORT: String(await freePort()),
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
  });
  expect(asked).toMatch(/prom-client/);
  expect(asked).toMatch(/@opentelemetry/);
});

describe('the folder of the files', () => {
  it('that is not the one it was, as where a volume was not mounted, refuses the start until somebody accepts it', async () => {
    const database = await createTestDatabase();
    const where = await settings({ DATABASE_URL: database.url });
    await (await new Product(where).up()).end('SIGTERM');
    const unmounted = { ...where, DATA_DIR: await freshFolder() };
    const refused = new Product(unmounted);
    expect(await refused.exitCode()).toBe(1);
    expect(refused.output).toContain(`La carpeta ${join(unmounted.DATA_DIR, 'files')} no tiene los archivos`);
    await (await new Product(where).up()).end('SIGTERM');
    expect(await runAdmin(['accept-store'], () => undefined, unmounted)).toBe(0);
    await (await new Product(unmounted).up()).end('SIGTERM');
    await database.drop();
  });

  it('is asked for at the start, and the product starts where a bucket does not answer', async () => {
    const database = await createTestDatabase();
    const bucket = {
      STORAGE: 's3',
      S3_BUCKET: 'pictures',
      S3_REGION: 'us-east-1',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    const product = await new Product(await settings({ DATABASE_URL: database.url, ...bucket })).up();
    expect(product.output).toContain('El bucket pictures no responde');
    await product.end('SIGTERM');
    await database.drop();
  });
});

it('stays with us where others could reach the session: the start says so', async () => {
  const where = await settings();
  const product = await new Product({ ...where, EMBED_URL: `http://localhost:${where.PORT}` }).up();
  expect(product.output).toContain('→ EMBED_URL tiene el mismo origen que PUBLIC_URL');
});

it('production starts without a warning where all is set', async () => {
  const database = await createTestDatabase();
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    DATA_DIR: await freshFolder(),
    PUBLIC_URL: 'https://sobremesa.example',
    TOKEN_SECRET: 'b8f5c1e07d9a4263b8f5c1e07d9a4263',
    GIFT_CARD_SECRET: '7c3e91ba5f204d68a17c3e91ba5f204d',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
  };
  const quiet = await new Product(await settings({ ...production, PROTECTED_ADMINS: 'jefa@cocina.example' })).up();
  expect(quiet.output).not.toContain('PROTECTED_ADMINS');
  expect(quiet.output).not.toContain('El registro de PostgreSQL');
  await Product.endAll();
  await database.drop();
});

it('a database whose log may hold what people wrote is said at the start', async () => {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(`alter database ${new URL(database.url).pathname.slice(1)} set log_min_error_statement = error`);
  await client.end();
  const product = await new Product(await settings({ DATABASE_URL: database.url })).up();
  expect(product.output).toMatch(
    /^→ El registro de PostgreSQL puede guardar datos personales: cambia log_min_error_statement \(ver [\w./]+\)\.$/m,
  );
  await Product.endAll();
  await database.drop();
});

describe('what stops the start is one sentence, and not 0', () => {
  /** An address for documentation, which no network has. */
  const SILENT = 'postgres://x:secret@192.0.2.1/x';

  /** Two seconds on a machine with nothing else to do, in milliseconds; beside two more test files it takes longer. */
  const SAID_WITHIN = 4_000;
  const silent = createServer();
  afterAll(() => {
    silent.close();
  });

  async function silentPort(): Promise<number> {
    silent.on('connection', (socket) => socket.unref().on('error', () => undefined));
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    return (silent.address() as AddressInfo).port;
  }

  async function timedEnd(given: Record<string, string>): Promise<[product: Product, took: number]> {
    const start = performance.now();
    const product = new Product(given);
    expect(await product.exitCode()).toBe(1);
    return [product, performance.now() - start];
  }

  it.each<[string, () => Promise<Record<string, string>>, RegExp]>([
    [
      'an unreachable database',
      async () => settings({ DATABASE_URL: `postgres://x:secret@127.0.0.1:${await freePort()}/x` }),
      /La base de datos no responde|no responde en 127/,
    ],
    ['a wrong setting', () => settings({ UPLOAD_MAX_MB: 'many' }), /UPLOAD_MAX_MB/],
    [
      'a form of nobody',
      () => settings({ QUOTE_FORM_TYPE: '1', QUOTE_FORM_SCRIPT: 'https://evil.example/f/x' }),
      /Revisa QUOTE_FORM_SCRIPT\. Pega el enlace de tu formulario de Pipedrive/,
    ],
    [
      'an incomplete production',
      () => settings({ NODE_ENV: 'production' }),
      /En producción hay que definir DATABASE_URL, PUBLIC_URL, TOKEN_SECRET/,
    ],
    ['a folder that cannot be made', () => settings({ DATA_DIR: join(MAIN, 'data') }), /main\.js/],
    [
      'a place where no folder can be made',
      () => settings({ DATA_DIR: '/proc/nope' }),
      /No hay permiso para leer y escribir en \/proc/,
    ],
    [
      'the same with a database elsewhere, for the pictures',
      () =>
        settings({ DATABASE_URL: SILENT, TOKEN_SECRET: 'b8f5c1e07d9a4263b8f5c1e07d9a4263', DATA_DIR: '/proc/nope' }),
      /No hay permiso para leer y escribir en \/proc/,
    ],
    ['an address of nobody to listen on', () => settings({ HOST: 'nadie.invalid' }), /HOST=nadie\.invalid no es/],
    ["an address of another machine's", () => settings({ HOST: '192.0.2.1' }), /revisa HOST/],
    [
      'a database that takes calls and says nothing',
      async () => settings({ DATABASE_URL: `postgres://x:secret@127.0.0.1:${await silentPort()}/x` }),
      /La base de datos no responde/,
    ],
    ['a database that nothing leads to', () => settings({ DATABASE_URL: SILENT }), /La base de datos no responde/],
  ])('%s', async (_name, of, sentence) => {
    const [product, took] = await timedEnd(await of());
    expect(product.output).toMatch(sentence);
    expect(product.output).not.toMatch(/secret@|\n\s+at /);
    expect(took).toBeLessThan(SAID_WITHIN);
  });
});

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { StartError } from '../start/start-error.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.js';
import { findPostmaster } from './embedded/postmaster.js';
import { bringDown } from './embedded/server.js';

/** Real servers in real folders, treated as people's machines treat them. */
describe('startEmbeddedPostgres', () => {
  jest.setTimeout(60_000);

  let dataDir: string;
  const running: EmbeddedPostgres[] = [];
  const sentences: string[] = [];
  const others: ChildProcess[] = [];

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sobremesa-embedded-'));
    sentences.length = 0;
  });

  afterEach(async () => {
    for (const child of others.splice(0)) child.kill('SIGKILL');
    for (const server of running.splice(0)) await server.stop();
    await bringDown(folder(), 5_000);
    await rm(dataDir, { recursive: true, force: true });
  });

  const folder = (): string => join(dataDir, 'postgres');
  const remember = (sentence: string): void => void sentences.push(sentence);

  async function start({ durable = false, log = remember } = {}): Promise<EmbeddedPostgres> {
    const server = await startEmbeddedPostgres({ dataDir, log, durable });
    running.push(server);
    return server;
  }

  async function refusal(): Promise<string> {
    const error: unknown = await start().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartError);
    return (error as StartError).message;
  }

  async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Starts the server in another process of the product, which reports it and waits to be killed. */
  async function startInOtherProcess(): Promise<{ url: string; kill(): Promise<void> }> {
    const module = join(import.meta.dirname, 'embedded-postgres.ts');
    const code = `const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
      const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => undefined, durable: false });
      console.log(server.url);`;
    const args = ['--import', '@oxc-node/core/register', '--input-type=module', '--eval', code];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'], cwd: import.meta.dirname });
    others.push(child);
    const [said] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    if (!(said instanceof Buffer)) throw new Error('the other process was refused');
    const kill = async (): Promise<void> => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    };
    return { url: said.toString().trim(), kill };
  }

  it('writes down that a statement failed, and nothing of what it held', async () => {
    const { url } = await start();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('create table guest (email text unique, age int check (age < 150))');
    await client.query(`insert into guest values ('ana@cocina.example', 30)`);
    const failing = [
      client.query(`insert into guest values ('ana@cocina.example', 31)`),
      client.query('insert into guest values ($1, $2)', ['ana@cocina.example', 32]),
      client.query('insert into guest values ($1, $2)', ['otra@cocina.example', 151]),
      client.query(`select 'ana@cocina.example', pg_sleep(0) from nowhere`),
    ];
    for (const { status } of await Promise.allSettled(failing)) expect(status).toBe('rejected');
    await client.end();
    const written = await readFile(join(dataDir, 'postgres.log'), 'utf8');
    expect(written).toContain('duplicate key value violates unique constraint "guest_email_key"');
    expect(written).toContain('violates check constraint');
    expect(written).not.toMatch(/cocina|STATEMENT|DETAIL/);
  });

  it('makes a UTF-8 database on the first start, and keeps its password from others', async () => {
    const { url } = await start();
    expect(sentences).toEqual(['Creando la base de datos…']);
    expect(await query(url, "select getdatabaseencoding() as encoding, 'ñandú' as word")).toEqual([
      { encoding: 'UTF8', word: 'ñandú' },
    ]);
    expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600);
    expect(new URL(url).password).toBe(await readFile(join(dataDir, 'postgres.password'), 'utf8'));
  });

  it('brings the extensions for names', async () => {
    const { url } = await start();
    await query(url, 'create extension unaccent; create extension pg_trgm');
    expect(await query(url, "select unaccent('Pérez') as plain")).toEqual([{ plain: 'Perez' }]);
  });

  it('works below a folder that is closed to other users, as root has its home', async () => {
    const home = dataDir;
    dataDir = join(await mkdtemp(join(home, 'closed-')), 'data');
    const { url } = await start();
    expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]);
    await running.pop()?.stop();
    dataDir = home;
  });

  it('keeps the data from one start to the next, without making the database again', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 7 as n');
    await first.stop();
    expect(findPostmaster(folder())).toBeUndefined();
    const second = await start({ durable: true });
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
    expect(await query(second.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
    expect(sentences).toHaveLength(1);
  });

  it('takes over the server that a killed process left running', async () => {
    const killed = await startInOtherProcess();
    await query(killed.url, 'create table kept as select 8 as n');
    const left = findPostmaster(folder());
    await killed.kill();
    const { url } = await start();
    expect(url).toBe(killed.url);
    expect(findPostmaster(folder())).toEqual(left);
    expect(await query(url, 'select n from kept')).toEqual([{ n: 8 }]);
  });

  it('refuses a folder that another process is using, and names that process', async () => {
    const other = await startInOtherProcess();
    expect(await refusal()).toMatch(/^Otro proceso \(\d+\) ya usa la carpeta/);
    expect(await query(other.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('lets one of two first starts at the same moment have the folder', async () => {
    const starts = await Promise.allSettled([startInOtherProcess(), start()]);
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await readdir(dataDir)).filter((name) => name.includes('.new-'))).toEqual([]);
  });

  it('brings a killed server back on the same address, with everything committed', async () => {
    const back = Promise.withResolvers<void>();
    const log = (sentence: string): void => {
      if (sentence.includes('de vuelta')) back.resolve();
    };
    const { url } = await start({ log });
    await query(url, 'create table kept as select 9 as n');
    await query(url, 'checkpoint');
    process.kill(findPostmaster(folder())?.pid ?? 0, 'SIGKILL');
    await back.promise;
    expect(await query(url, 'select n from kept')).toEqual([{ n: 9 }]);
  });

  it('starts although the process id of a crashed server now belongs to another program', async () => {
    const first = await start();
    await first.stop();
    const alive = spawn('sleep', ['60']);
    others.push(alive);
    await writeFile(join(folder(), 'postmaster.pid'), `${alive.pid}\n${folder()}\n1700000000\n5432\n\n127.0.0.1\n`);
    const second = await start();
    expect(await query(second.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('cleans up after a start that was killed while making the database', async () => {
    await mkdir(`${folder()}.new-999999999`);
    await start();
    expect((await readdir(dataDir)).filter((name) => name.includes('.new-'))).toEqual([]);
  });

  it('leaves a folder alone that holds something else', async () => {
    await mkdir(folder());
    await writeFile(join(folder(), 'recetas.txt'), 'pastel de choclo');
    expect(await refusal()).toContain('no contiene una base de datos completa');
    expect(await readdir(folder())).toEqual(['recetas.txt']);
  });

  it('refuses the data of another PostgreSQL', async () => {
    const first = await start();
    await first.stop();
    await writeFile(join(folder(), 'PG_VERSION'), '17\n');
    expect(await refusal()).toContain('es de PostgreSQL 17 y este producto trae PostgreSQL 18');
  });

  it('says that the password is gone or wrong', async () => {
    const first = await start();
    await first.stop();
    await writeFile(join(dataDir, 'postgres.password'), 'otra');
    expect(await refusal()).toContain('no abre la base de datos');
    await rm(join(dataDir, 'postgres.password'));
    expect(await refusal()).toContain('Falta');
  });
});

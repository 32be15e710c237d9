import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { eventually } from './harness/eventually.js';
import { freePort, Product } from './harness/product.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';
import { wholeSignIn } from './harness/whole-sign-in.js';

let database: TestDatabase;
let folder: string;
let port: number;
let product: Product;
let token: string;

beforeAll(async () => {
  Product.mustBeBuilt();
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-images-'));
});
beforeEach(async () => {
  port = await freePort();
  const PROTECTED_ADMINS = 'jefa@cocina.example';
  product = await new Product({ PORT: `${port}`, DATA_DIR: folder, DATABASE_URL: database.url, PROTECTED_ADMINS }).up();
  token = await wholeSignIn(`http://localhost:${port}`, { address: 'localhost', port });
});
afterAll(async () => {
  await Product.endAll();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A photograph that takes the encoders a second or more. No two are alike. */
const photograph = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 3_000,
      height: 2_000,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(1)
    .jpeg({ quality: 90 })
    .toBuffer();

async function upload(bytes: Buffer, kind: string): Promise<number> {
  const form = new FormData();
  form.append('kind', kind);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'foto.jpg');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`http://localhost:${port}/api/v1/files/upload`, { method: 'POST', headers, body: form });
  await answer.arrayBuffer();
  return answer.status;
}

/** The id of the process that makes the server's pictures. */
async function pictureProcess(): Promise<number | undefined> {
  for (const thread of await readdir(`/proc/${product.pid}/task`)) {
    const children = await readFile(`/proc/${product.pid}/task/${thread}/children`, 'utf8');
    for (const child of children.split(' ').filter(Boolean))
      if ((await commandOf(Number(child))).includes('image-child')) return Number(child);
  }
  return undefined;
}

/** What a process was started with: nothing, once it has ended. */
const commandOf = (pid: number): Promise<string> => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');

/** Its id, once it has loaded what it works with. */
async function started(): Promise<number> {
  const pid = (await eventually(pictureProcess, (found) => found !== undefined)) ?? 0;
  await eventually(
    () => librariesOf(pid),
    (libraries) => libraries.includes('libvips'),
  );
  return pid;
}

const librariesOf = (pid: number): Promise<string> => readFile(`/proc/${pid}/maps`, 'utf8');

describe('the process that makes pictures', () => {
  it('is there with the first picture, and the server itself never loads what decodes', async () => {
    expect(await pictureProcess()).toBeUndefined();
    expect(await upload(await photograph(), 'gallery')).toBe(201);
    const pid = await started();
    expect(await librariesOf(pid)).toContain('libvips');
    expect(await librariesOf(product.pid)).not.toContain('libvips');
  });

  it('ends with a server that is killed', async () => {
    const broken = upload(await photograph(), 'header').catch(() => 'no answer');
    const pid = await started();
    await product.end('SIGKILL');
    expect(await broken).toBe('no answer');
    expect(
      await eventually(
        () => commandOf(pid),
        (command) => command === '',
      ),
    ).toBe('');
  });

  it('makes what is under way when everybody is told to end, and ends with the server', async () => {
    const answer = upload(await photograph(), 'gallery');
    const pid = await started();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(pid, signal);
    expect(await product.end('SIGTERM')).toBe(0);
    expect(await answer).toBe(201);
    expect(await commandOf(pid)).toBe('');
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import S3rver from 's3rver';
import { createTestDatabase, type TestDatabase } from '../../../test/harness/test-database.js';
import { StartError } from '../start/start-error.js';
import { acceptStore, isUnanswered, MARK, requireSameStore } from './same-store.js';
import { openStorage } from './storage.module.js';
import type { Storage } from './storage.js';

/** The only account that s3rver knows. */
const KEY = 'S3RVER';

let folder: string;
let server: S3rver;
let port: number;
let database: TestDatabase;
let stores = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'same-store-'));
  const configureBuckets = Array.from({ length: 20 }, (_, at) => ({ name: `store-${at}` }));
  server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: join(folder, 's3'), configureBuckets });
  ({ port } = await server.run());
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const bucket = (name: string, at = port) =>
  openStorage({
    STORAGE: 's3',
    DATA_DIR: '/unused',
    S3_BUCKET: name,
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: `http://127.0.0.1:${at}`,
    S3_ACCESS_KEY_ID: KEY,
    S3_SECRET_ACCESS_KEY: KEY,
    S3_FORCE_PATH_STYLE: true,
  });

const inFolder = () =>
  openStorage({ STORAGE: 'local', DATA_DIR: join(folder, `local-${++stores}`), S3_FORCE_PATH_STYLE: false });
const inBucket = () => bucket(`store-${++stores % 20}`);

const check = (storage: Storage) => requireSameStore(database.url, storage, 'La carpeta');

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('the store in %s', (_, open) => {
  it('is marked by the first start, and known by every later one', async () => {
    const storage = await open();
    await check(storage);
    expect(await storage.exists(MARK)).toBe(true);
    await check(storage);
  });

  it('that is not the one that has the files refuses the start, and stays as it is', async () => {
    await check(await open());
    const empty = await open();
    await expect(check(empty)).rejects.toThrow(StartError);
    await expect(check(empty)).rejects.toThrow(/La carpeta no tiene los archivos.*volumen esté montado.*accept-store/);
    expect(await empty.exists(MARK)).toBe(false);
  });

  it('of another database refuses the start too', async () => {
    await check(await open());
    const other = await createTestDatabase();
    try {
      const theirs = await open();
      await requireSameStore(other.url, theirs, 'La carpeta');
      await expect(check(theirs)).rejects.toThrow(StartError);
    } finally {
      await other.drop();
    }
  });

  it('is the right one again once somebody says so', async () => {
    await check(await open());
    const moved = await open();
    await acceptStore(database.url, moved);
    await check(moved);
  });

  it('gets one mark from many processes that start at once', async () => {
    const storage = await open();
    await Promise.all([1, 2, 3, 4].map(() => check(storage)));
    await check(storage);
  });

  it('keeps its mark for a database that has none yet, as after a restore', async () => {
    const storage = await open();
    await check(storage);
    const restored = await createTestDatabase();
    try {
      await acceptStore(restored.url, storage);
      await requireSameStore(restored.url, storage, 'La carpeta');
      await check(storage);
    } finally {
      await restored.drop();
    }
  });
});

it('a bucket that does not answer says nothing about whose it is', async () => {
  const gone = await bucket('store-1', 1);
  const refusal: unknown = await check(gone).catch((error: unknown) => error);
  expect(refusal).not.toBeInstanceOf(StartError);
  expect(isUnanswered(refusal)).toBe(true);
  await check(await bucket('store-19'));
});

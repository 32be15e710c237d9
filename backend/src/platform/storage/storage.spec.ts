import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Disk } from 'flydrive';
import S3rver from 's3rver';
import { AtomicFsDriver } from './atomic-fs-driver.js';
import { StorageUnavailableError } from './storage.errors.js';
import { openStorage } from './storage.module.js';
import { IMMUTABLE, Storage } from './storage.js';

const KEY = 'images/cover/0123456789abcdef0123456789abcdef-640.webp';
const BYTES = Buffer.from('the bytes of a picture');

/** The only account that s3rver knows. */
const ACCESS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

type Settings = Parameters<typeof openStorage>[0];

const local = (DATA_DIR: string): Settings => ({ STORAGE: 'local', DATA_DIR, S3_FORCE_PATH_STYLE: false });

const s3 = (port: number): Settings => ({
  STORAGE: 's3',
  DATA_DIR: '/unused',
  S3_BUCKET: 'pictures',
  S3_REGION: 'us-east-1',
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_ACCESS_KEY_ID: ACCESS.accessKeyId,
  S3_SECRET_ACCESS_KEY: ACCESS.secretAccessKey,
  S3_FORCE_PATH_STYLE: true,
});

/** A device of Linux that is always full. Other systems get the error of a full disk instead. */
const FULL_DISK = '/dev/full';

const writeToFullDisk = (): Promise<void> =>
  existsSync(FULL_DISK)
    ? writeFile(FULL_DISK, BYTES)
    : Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));

let folder: string;
let server: S3rver;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'pictures' }],
  });
  ({ port } = await server.run());
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe.each([
  ['a local folder', () => openStorage(local(folder))],
  ['an S3-compatible store', () => openStorage(s3(port))],
])('Storage in %s', (_, open) => {
  let storage: Storage;

  beforeAll(async () => {
    storage = await open();
  });

  const stored = async (key: string): Promise<Buffer> => buffer(await storage.read(key));

  it('gives back what was stored', async () => {
    await storage.put(KEY, BYTES, 'image/webp');
    expect(await stored(KEY)).toEqual(BYTES);
    expect(await storage.size(KEY)).toBe(BYTES.length);
    expect(await storage.exists(KEY)).toBe(true);
  });

  it('stores the same key again without harm, also at the same moment', async () => {
    await Promise.all([1, 2, 3, 4].map(() => storage.put(KEY, BYTES, 'image/webp')));
    expect(await stored(KEY)).toEqual(BYTES);
  });

  it('knows what is not there', async () => {
    const missing = KEY.replace('640', '960');
    expect(await storage.size(missing)).toBeUndefined();
    expect(await storage.exists(missing)).toBe(false);
  });

  it('removes, also what is not there', async () => {
    const key = KEY.replace('640', '1440');
    await storage.put(key, BYTES, 'image/webp');
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.exists(key)).toBe(false);
  });

  it('keeps other keys when one is removed', async () => {
    const other = KEY.replace('640', '320');
    await storage.put(KEY, BYTES, 'image/webp');
    await storage.put(other, BYTES, 'image/webp');
    await storage.remove(other);
    expect(await storage.exists(KEY)).toBe(true);
  });
});

describe('Storage in a local folder', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(folder, 'local-'));
  });

  it('never shows half a file, also while it is being replaced', async () => {
    const storage = await openStorage(local(root));
    const [before, after] = [Buffer.alloc(4_000_000, 'a'), Buffer.alloc(4_000_000, 'b')];
    await storage.put(KEY, before, 'image/webp');
    for (let round = 0; round < 10; round++) {
      const replaced = storage.put(KEY, after, 'image/webp');
      const seen = await Promise.all([1, 2, 3].map(async () => buffer(await storage.read(KEY))));
      expect(seen.every((bytes) => bytes.equals(before) || bytes.equals(after))).toBe(true);
      await replaced;
    }
  });

  it('leaves nothing behind when a file cannot be stored', async () => {
    const storage = await openStorage(local(root));
    await writeFile(join(root, 'files/images'), 'a file where a folder should be');
    await expect(storage.put(KEY, BYTES, 'image/webp')).rejects.toThrow(StorageUnavailableError);
    expect(await readdir(join(root, 'files/.unfinished'))).toEqual([]);
  });

  it('removes what a killed process left unfinished, but nothing that may be in progress', async () => {
    const unfinished = join(root, 'files/.unfinished');
    await mkdir(unfinished, { recursive: true });
    await Promise.all(['abandoned', 'in-progress'].map((name) => writeFile(join(unfinished, name), BYTES)));
    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    await utimes(join(unfinished, 'abandoned'), longAgo, longAgo);
    await openStorage(local(root));
    expect(await readdir(unfinished)).toEqual(['in-progress']);
  });

  it('says when the disk is full', async () => {
    const fullDisk = new AtomicFsDriver(root);
    fullDisk.put = writeToFullDisk;
    const refused = new Storage(new Disk(fullDisk)).put(KEY, BYTES, 'image/webp');
    await expect(refused).rejects.toMatchObject({ status: 503, message: expect.stringContaining('No queda espacio') });
  });
});

describe('Storage in an S3-compatible store', () => {
  it('tells caches in front of it what a file is and that it never changes', async () => {
    const storage = await openStorage(s3(port));
    await storage.put(KEY, BYTES, 'image/webp');
    const { S3_BUCKET: Bucket } = s3(port);
    const client = new S3Client({
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      forcePathStyle: true,
      credentials: ACCESS,
    });
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: KEY }));
    expect(head).toMatchObject({ ContentType: 'image/webp', CacheControl: IMMUTABLE });
  });

  it('says when the store cannot be reached or refuses', async () => {
    const unreachable = await openStorage(s3(1));
    await expect(unreachable.put(KEY, BYTES, 'image/webp')).rejects.toThrow(StorageUnavailableError);
    await expect(unreachable.size(KEY)).rejects.toThrow(StorageUnavailableError);
    const elsewhere = await openStorage({ ...s3(port), S3_BUCKET: 'missing' });
    await expect(elsewhere.put(KEY, BYTES, 'image/webp')).rejects.toThrow(StorageUnavailableError);
  });
});

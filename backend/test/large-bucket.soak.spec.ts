import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { backupPlace, nameAt, type BackupPlace } from '../src/backup/index.js';
import { CHECKSUMS, MANIFEST } from '../src/backup/format.js';
import { compareFiles } from '../src/modules/files/index.js';
import { openStorage } from '../src/platform/storage/storage.module.js';
import type { Storage } from '../src/platform/storage/storage.js';
import { startBucketServer, type BucketServer } from './harness/bucket-server.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';

/** Of how many keys the store tells at a time: of 1,000 where it is Amazon's. */
const PAGE = 10;

const NAMES = Array.from({ length: 2 * PAGE + 5 }, (_, index) => String(index).padStart(32, '0'));

let folder: string;
let server: BucketServer;
let test: TestApp;
let storage: Storage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'large-bucket-'));
  server = await startBucketServer(join(folder, 's3'), PAGE);
  test = await createTestApp();
  storage = await openStorage({ ...server.settings, STORAGE: 's3', DATA_DIR: folder });
});
afterAll(async () => {
  await test.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const putAll = (keys: string[]): Promise<unknown> =>
  Promise.all(keys.map((key) => storage.put(key, Buffer.from(key), 'image/webp')));

async function listed(below: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.keysIn(below)) keys.push(key);
  return keys;
}

describe('a bucket with more files than its store tells of at a time', () => {
  it('is compared with the rows whole, and cleaned whole', async () => {
    const keys = NAMES.map((name) => `images/cover/${name}-640.webp`);
    await putAll(keys);
    expect((await listed('images')).sort()).toEqual(keys);
    expect((await compareFiles(test.em(), storage, true)).stray.sort()).toEqual(keys);
    expect(await listed('images')).toEqual([]);
  });

  it('has the folders that come after the first files', async () => {
    await putAll([...NAMES.map((name) => `many/${name}`), 'many/zeta/one']);
    expect(await storage.foldersIn('many')).toEqual(['zeta']);
  });

  it('keeps, gives back and removes a backup of them', async () => {
    const place = await placeInBucket();
    const [name, made] = [nameAt(new Date()), join(folder, 'made')];
    await makeFiles(made);
    await place.keep(made, name);
    expect(await place.names()).toEqual([name]);

    await place.fetch(name, join(folder, 'fetched'));
    const fetched = await readdir(join(folder, 'fetched/files'));
    expect(fetched.sort()).toEqual(NAMES);
    expect(await readFile(join(folder, 'fetched/files', NAMES.at(-1) ?? ''), 'utf8')).toBe(NAMES.at(-1));

    await place.remove(name);
    expect(await place.names()).toEqual([]);
    expect(await listed(`backups/${name}`)).toEqual([]);
  });
});

const placeInBucket = (): Promise<BackupPlace> =>
  backupPlace(
    Object.assign(Object.create(test.env) as typeof test.env, server.settings, {
      BACKUP_S3_BUCKET: server.settings.S3_BUCKET,
      BACKUP_DIR: join(folder, 'aside'),
    }),
  );

/** A folder as a backup is made: files, their sums, and the manifest. */
async function makeFiles(made: string): Promise<void> {
  await mkdir(join(made, 'files'), { recursive: true });
  for (const name of NAMES) await writeFile(join(made, 'files', name), name);
  const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');
  await writeFile(join(made, CHECKSUMS), NAMES.map((name) => `${sumOf(name)}  files/${name}\n`).join(''));
  await writeFile(join(made, MANIFEST), '{}');
}

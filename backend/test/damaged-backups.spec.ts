import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, symlink, truncate, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeBackup, restoreBackup } from '../src/backup/index.js';
import { inTransaction } from '../src/platform/database/table-rows.js';
import { StartError } from '../src/platform/start/start-error.js';
import { StorageFullError } from '../src/platform/storage/storage.errors.js';
import { openStorage } from '../src/platform/storage/storage.module.js';
import { sampleOf } from './harness/soak.js';
import { createEmptyDatabase, createTestDatabase } from './harness/test-database.js';

/** Files of two pictures. */
const KEYS = [1, 2, 3, 4].map((number) => `images/profile/${String(number).repeat(32)}-250.webp`);
const variants = (keys: string[]): string =>
  JSON.stringify(keys.map((key) => ({ key, type: 'image/webp', width: 250 })));

/** A chef with two pictures and an opinion. */
const ROWS = `
  insert into image (kind, content_hash, width, height, placeholder, variants)
    values ('profile', 'one', 250, 250, '', '${variants(KEYS.slice(0, 2))}'), ('cover', 'two', 250, 250, '', '${variants(KEYS.slice(2))}');
  insert into chef (chef_name, slug, search_key, public_search_key, description, information, profile_image_id, cover_image_id, email, phone_number)
    values ('Ñusta', 'Nusta', 'nusta', 'nusta', 'De la casa.', '', 1, 2, 'nusta@cocina.example', '+56912345678');
  insert into comment (chef_id, client_name, description, score, search_key) values (1, 'Inés', 'Volvería.', 4.5, 'ines');`;

let folder: string;

describe('a backup that is not as it was written', () => {
  let whole: string;
  let copies = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'damaged-backups-'));
    whole = join(folder, 'as-written');
    const database = await createTestDatabase();
    const storage = await openStorage({
      STORAGE: 'local',
      DATA_DIR: join(folder, 'source'),
      S3_FORCE_PATH_STYLE: false,
    });
    await inTransaction(database.url, 'read committed', (client) => client.query(ROWS));
    for (const key of KEYS) await storage.put(key, Buffer.from(`the picture ${key}`), 'image/webp');
    await makeBackup(database.url, storage, whole);
    await database.drop();
  });
  afterAll(() => rm(folder, { recursive: true }));

  const change = async (file: string, edit: (text: string) => string): Promise<void> =>
    writeFile(file, edit(await readFile(file, 'utf8')));
  /** Writes the sum of a changed file into the list, as somebody would who means it. */
  async function sign(copy: string, path: string): Promise<void> {
    const sum = createHash('sha256')
      .update(await readFile(join(copy, path)))
      .digest('hex');
    await change(join(copy, 'checksums.txt'), (text) =>
      text.replace(new RegExp(`^.{64}  ${path}$`, 'm'), `${sum}  ${path}`),
    );
  }
  const pictureIn = async (copy: string): Promise<string> =>
    / {2}(files\/\S+)/.exec(await readFile(join(copy, 'checksums.txt'), 'utf8'))?.[1] ?? '';
  const swapped = (text: string): string => {
    const [first = '', second = '', ...rest] = text.split('\n');
    return [`${second.slice(0, 64)}${first.slice(64)}`, `${first.slice(0, 64)}${second.slice(64)}`, ...rest].join('\n');
  };

  const DAMAGE: [what: string, damage: (copy: string) => Promise<unknown>, said: RegExp][] = [
    [
      'a changed byte in a row',
      (copy) => change(join(copy, 'tables/comment.jsonl'), (text) => text.replace('Volvería', 'Volveria')),
      /: tables\/comment\.jsonl no es como se guardó\.$/,
    ],
    [
      'an overwritten picture',
      async (copy) => writeFile(join(copy, await pictureIn(copy)), 'otra'),
      /: files\/\S+ no es como se guardó\.$/,
    ],
    ['a missing picture', async (copy) => unlink(join(copy, await pictureIn(copy))), /: falta files\/\S+\.$/],
    ['a missing table', (copy) => unlink(join(copy, 'tables/chef.jsonl')), /: falta tables\/chef\.jsonl\.$/],
    ['one more file', (copy) => writeFile(join(copy, 'files/more'), ''), /: sobra files\/more\.$/],
    [
      'a list of sums that was cut off within a line',
      (copy) => truncate(join(copy, 'checksums.txt'), 100),
      /: checksums\.txt no se puede leer entero\.$/,
    ],
    [
      'a list of sums that was cut off after a line',
      (copy) => change(join(copy, 'checksums.txt'), (text) => text.split('\n').slice(0, 3).join('\n') + '\n'),
      /: sobra (tables|files)\/\S+\.$/,
    ],
    ['no list of sums', (copy) => unlink(join(copy, 'checksums.txt')), /: falta checksums\.txt\.$/],
    [
      'sums that changed places',
      (copy) => change(join(copy, 'checksums.txt'), swapped),
      /: tables\/\w+\.jsonl no es como se guardó\.$/,
    ],
    [
      'a path that leads out of it',
      (copy) => change(join(copy, 'checksums.txt'), (text) => `${text}${'0'.repeat(64)}  files/../../x\n`),
      /: checksums\.txt no se puede leer entero\.$/,
    ],
    ['a link', (copy) => symlink('/etc/hostname', join(copy, 'files/link')), /: files\/link no es un archivo\.$/],
    [
      'a manifest that counts one row more',
      (copy) => change(join(copy, 'manifest.json'), (text) => text.replace('"chef": 1', '"chef": 2')),
      /: chef tiene 1 filas de 2\.$/,
    ],
    [
      'a manifest that names another table',
      (copy) => change(join(copy, 'manifest.json'), (text) => text.replace('"chef": 1', '"cheff": 1')),
      /: falta tables\/cheff\.jsonl\.$/,
    ],
    [
      'a manifest that counts one file less',
      (copy) =>
        change(join(copy, 'manifest.json'), (text) =>
          text.replace(/"files": (\d+)/, (_all, count) => `"files": ${Number(count) - 1}`),
        ),
      /: manifest\.json dice \d+ archivos y hay \d+\.$/,
    ],
    [
      'rows that the database does not take',
      async (copy) => {
        await change(join(copy, 'tables/comment.jsonl'), (text) => text.replace('"chef_id":1', '"chef_id":7'));
        await sign(copy, 'tables/comment.jsonl');
      },
      /: la base de datos no acepta las filas de comment\.$/,
    ],
    [
      'a picture whose key leads out of it',
      async (copy) => {
        await change(join(copy, 'tables/image.jsonl'), (text) =>
          text.replace(/"key": ?"[^"]+"/, '"key":"../../../etc/hostname"'),
        );
        await sign(copy, 'tables/image.jsonl');
      },
      /: sus filas nombran \d+ archivos de \d+\.$/,
    ],
  ];

  it.each(sampleOf(DAMAGE, 6))(
    'has %s: nothing of it is restored, and one sentence says why',
    async (_what, damage, said) => {
      const copy = join(folder, `damaged-${++copies}`);
      await cp(whole, copy, { recursive: true });
      await damage(copy);
      const database = await createEmptyDatabase();
      const storage = await openStorage({
        STORAGE: 'local',
        DATA_DIR: join(copy, '..', `store-${copies}`),
        S3_FORCE_PATH_STYLE: false,
      });
      try {
        const failure: unknown = await restoreBackup(database.url, storage, copy).catch((error: unknown) => error);
        expect(failure).toBeInstanceOf(StartError);
        expect((failure as Error).message).toMatch(said);
        expect((failure as Error).message.split('\n')).toHaveLength(1);
        const left: string[] = [];
        for await (const key of storage.keysIn('images')) left.push(key);
        expect(left).toEqual([]);
        expect(await storage.exists('store-id')).toBe(false);
        // Nothing is in the way of the whole one.
        if (copies % 5 === 0)
          expect(await restoreBackup(database.url, storage, whole)).toMatchObject({ rows: { chef: 1 } });
      } finally {
        await database.drop();
      }
    },
  );

  it('is brought back whole or not at all when the store fails in the middle', async () => {
    const database = await createTestDatabase();
    const storage = await openStorage({
      STORAGE: 'local',
      DATA_DIR: join(folder, 'failing'),
      S3_FORCE_PATH_STYLE: false,
    });
    const put = storage.put.bind(storage);
    let count = 0;
    storage.put = (...file) => (++count === 3 ? Promise.reject(new StorageFullError()) : put(...file));
    try {
      await expect(restoreBackup(database.url, storage, whole)).rejects.toThrow(/No queda espacio/);
      const left: string[] = [];
      for await (const key of storage.keysIn('images')) left.push(key);
      expect(left).toEqual([]);
      expect(await restoreBackup(database.url, storage, whole)).toMatchObject({ rows: { chef: 1 } });
    } finally {
      await database.drop();
    }
  });
});

import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeBackup, restoreBackup } from '../src/backup/index.js';
import { query } from '../src/platform/database/query.js';
import { Storage } from '../src/platform/storage/storage.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { dayIn } from './harness/days.js';
import { chefForm, uploadedImage } from './harness/factories.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from './harness/test-database.js';

/** A drill: everything that existed before the loss exists after the restore. */
let test: TestApp;
let admin: SignedIn;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-backup-'));
  test = await createTestApp();
  admin = await signIn(test);
  const form = await chefForm(test, { name: 'Ñusta "Sol" \\ Ülkantun', description: 'Con ají, merkén\ny 🌶️.' });
  const chef = await post('/chefs/create', form);
  const proposal = await post('/proposals/create', {
    chef_id: chef.id,
    dish_name: 'Charquicán',
    profile_image: await uploadedImage(test, 'proposal'),
    modalities: form['modalities'],
    cities: ['Colina'],
    food_types: ['Mapuche'],
    description: 'De la casa.',
    starter: 'Sopaipillas',
    main_course: 'Charquicán',
    dessert: 'Mote con huesillos',
  });
  await post('/comments/create', { client_name: 'Inés', description: 'Volvería.', score: 4.5, chef_id: chef.id });
  // What a client was sent is not changed any more, in the database either.
  const [city] = await query<{ id: number }>(test.em(), `select id from city where name = 'Colina'`);
  const request = await post('/quote_requests/take', {
    ...{ name: 'Camila Rojas', email: 'camila@cocina.example', phone_number: '+56912345678', guests: 8, kind: 'cena' },
    ...{ city_id: city?.id, event_date: dayIn(21), chef_id: chef.id, proposal_id: proposal.id },
    ...{ client_agreed: true, request_key: randomUUID() },
  });
  const draft = await post('/offers/create', { request_id: request.id });
  await query(
    test.em(),
    `insert into offer_line (offer_id, position, description, quantity, unit_price) values ($1, 19, 'Vino', 8, 9000)`,
    [draft.id],
  );
  await post(`/offers/send/${draft.id}`, { by: 'link', version: draft.version });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

async function post(path: string, body: object): Promise<{ id: number; version: number }> {
  const answer = await test.request.post(`/api/v1${path}`).set(admin.header).send(body);
  expect(answer.body).toHaveProperty('data.id');
  return (answer.body as { data: { id: number; version: number } }).data;
}

/** What visitors and staff see. */
async function shown({ request }: TestApp, header: Record<string, string>): Promise<unknown[]> {
  const paths = [
    '/chefs/active',
    '/chefs/get-one/Nusta-Sol-Ulkantun',
    '/proposals/all',
    '/cities/city-proposal',
    '/foods_type/all',
  ];
  const seen = await Promise.all(
    [...paths, '/comments/all', '/users/all'].map((path) => request.get(`/api/v1${path}`).set(header)),
  );
  return seen.map(({ status, body }) => ({ status, body: body as unknown }));
}

const backup = (name: string) =>
  makeBackup(test.env.DATABASE_URL ?? '', test.app.get(Storage, { strict: false }), join(folder, name));

/** Makes a backup one of an earlier commit: its tables are those of the first release. */
async function makeOlder(made: string, migrations: string[]): Promise<void> {
  const file = join(made, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...manifest, migrations }));
}

/** A new machine: an empty database and an empty store. */
async function disaster(database: TestDatabase): Promise<TestApp> {
  return createTestApp({ DATABASE_URL: database.url });
}

describe('a backup', () => {
  it('restored into an empty database and store is the same product: texts, ids, pictures, sign-ins', async () => {
    const before = await shown(test, admin.header);
    const manifest = await backup('whole');
    expect(manifest.rows).toMatchObject({ chef: 1, proposal: 1, comment: 1, person: 1, offer: 1 });
    expect(manifest.rows['offer_line']).toBeGreaterThan(0);

    const database = await createTestDatabase();
    const fresh = await disaster(database);
    try {
      await restoreBackup(database.url, fresh.app.get(Storage, { strict: false }), join(folder, 'whole'));
      expect(await shown(fresh, admin.header)).toEqual(before);
      const [card] = (before[0] as { body: { chefs: { profile_image: { publicUrl: string } }[] } }).body.chefs;
      await fresh.request.get(card?.profile_image.publicUrl ?? '').expect(200);
      // New ids continue after the restored ones.
      const form = await chefForm(fresh, { name: 'Otra' });
      await fresh.request.post('/api/v1/chefs/create').set(admin.header).send(form).expect(200);
    } finally {
      await fresh.close();
      await database.drop();
    }
  });

  it('makes the tables itself where there are none', async () => {
    const { rows } = await backup('bare');
    const database = await createEmptyDatabase();
    try {
      await restoreBackup(database.url, test.app.get(Storage, { strict: false }), join(folder, 'bare'));
      const again = await makeBackup(database.url, test.app.get(Storage, { strict: false }), join(folder, 'again'));
      expect(again.rows).toEqual(rows);
      const table = (name: string) => readFile(join(folder, name, 'tables/chef.jsonl'), 'utf8');
      expect(await table('again')).toBe(await table('bare'));
    } finally {
      await database.drop();
    }
  });

  it('is its owner’s only, whole or not there, and overwrites no other', async () => {
    await backup('private');
    expect((await stat(join(folder, 'private'))).mode & 0o077).toBe(0);
    expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual([]);
    await expect(backup('private')).rejects.toThrow(/ya existe/);
  });

  it('is never restored over anything', async () => {
    await backup('careful');
    const restored = restoreBackup(
      test.env.DATABASE_URL ?? '',
      test.app.get(Storage, { strict: false }),
      join(folder, 'careful'),
    );
    await expect(restored).rejects.toThrow(/no está vacía/);
  });

  it.each([
    [
      'at the last migration before 1.0.0 is restored',
      ['Migration20261127', 'Migration20261128191000_new_menus'],
      undefined,
    ],
    [
      'older than that is refused with a sentence',
      ['Migration20261128181000_document_papers'],
      /^El respaldo viene de antes de la versión 1\.0\.0/,
    ],
  ])('%s', async (_, migrations, refused) => {
    const database = await createEmptyDatabase();
    const storage = test.app.get(Storage, { strict: false });
    const name = `of-${migrations.length}`;
    try {
      await backup(name);
      await makeOlder(join(folder, name), migrations);
      const restored = restoreBackup(database.url, storage, join(folder, name));
      if (refused) await expect(restored).rejects.toThrow(refused);
      else expect((await restored).rows).toMatchObject({ chef: 1, person: 1 });
    } finally {
      await database.drop();
    }
  });

  it('of a newer product, or a folder that holds none, is refused with a sentence', async () => {
    const database = await createEmptyDatabase();
    const storage = test.app.get(Storage, { strict: false });
    try {
      await expect(restoreBackup(database.url, storage, folder)).rejects.toThrow(/no hay un respaldo completo/);
      await backup('newer');
      const file = join(folder, 'newer/manifest.json');
      const manifest = JSON.parse(await readFile(file, 'utf8')) as { migrations: string[] };
      await writeFile(file, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, 'Migration2999'] }));
      await expect(restoreBackup(database.url, storage, join(folder, 'newer'))).rejects.toThrow(/más nueva/);
      await expect(makeBackup(database.url, storage, join(folder, 'nothing'))).rejects.toThrow(/nada que respaldar/);
    } finally {
      await database.drop();
    }
  });
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { databaseConfig } from '../src/platform/database/database.config.js';
import { query } from '../src/platform/database/query.js';
import { createEmptyDatabase, type TestDatabase } from './harness/test-database.js';

const BEFORE = 'Migration20261124170000_whole_records';

let database: TestDatabase;
let orm: MikroORM;
let told: number;

const lines = async (): Promise<number> => (await query(orm.em.fork(), 'select from audit_line')).length;

beforeAll(async () => {
  database = await createEmptyDatabase();
  orm = await MikroORM.init(databaseConfig(database.url, { pool: 2, unlimited: true }));
  await orm.migrator.up({ to: BEFORE });
  const em = orm.em.fork();
  await query(em, 'select audit_watch()');
  await query(
    em,
    `insert into image (kind, content_hash, width, height, placeholder, variants) values ('profile', 'x', 1, 1, '', '[]')`,
  );
  await query(
    em,
    `insert into chef (chef_name, slug, search_key, public_search_key, description, information, profile_image_id, cover_image_id, email, phone_number)
     select 'Ana', 'Ana', 'ana', 'ana', '', '', id, id, 'a@b.example', '+56912345678' from image`,
  );
  await query(
    em,
    `insert into comment (chef_id, client_name, description, search_key)
     select 1, name, 'Rico', 'x' from unnest(array['Sin cambios', 'Cambiada', 'Eliminada']) as name`,
  );
  await query(
    em,
    `insert into record_version (kind, record_id, number, form)
     values ('comment', 2, 1, '{}'), ('comment', 2, 2, '{}'), ('comment', 3, 1, '{}'), ('comment', 3, 2, '{}'), ('comment', 3, 3, '{}')`,
  );
  await query(
    em,
    `with deleted as (insert into deleted_record (kind, record_id, name, lost) values ('comment', 3, 'Eliminada', '[]') returning id)
     insert into deleted_row (deleted_record_id, table_name, content)
     select deleted.id, 'comment', to_jsonb(comment) from deleted, comment where comment.id = 3`,
  );
  await query(em, 'delete from comment where id = 3');
  told = await lines();
  await orm.migrator.up();
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

it('goes on from the versions that were kept of an opinion, also of one that may come back', async () => {
  const em = orm.em.fork();
  expect(await query(em, 'select client_name, version from comment order by id')).toEqual([
    { client_name: 'Sin cambios', version: 1 },
    { client_name: 'Cambiada', version: 2 },
  ]);
  const [row] = await query<{ version: number }>(em, `select (content->>'version')::int as version from deleted_row`);
  expect(row?.version).toBe(3);
});

it('is no change that the log would tell of', async () => {
  expect(told).toBeGreaterThan(0);
  expect(await lines()).toBe(told);
});

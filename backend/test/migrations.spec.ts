import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { CHEF_KEYS } from '../src/modules/chefs/index.js';
import { PROPOSAL_KEYS } from '../src/modules/proposals/index.js';
import { compareKeys } from '../src/platform/database/computed-keys.js';
import { databaseConfig } from '../src/platform/database/database.config.js';
import { migrate } from '../src/platform/database/migrate.js';
import { query } from '../src/platform/database/query.js';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from './harness/test-database.js';

let database: TestDatabase;
let orm: MikroORM;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await MikroORM.init(databaseConfig(database.url, { pool: 2 }));
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

it('leave a database in which the entities have nothing to change', async () => {
  expect(await orm.schema.getUpdateSchemaSQL({ wrap: false, safe: false })).toBe('');
});

const FIRST = 'Migration20261128060000_initial';

it('write the search keys of what was there as the product writes them', async () => {
  const old = await createEmptyDatabase();
  const oldOrm = await MikroORM.init(databaseConfig(old.url, { pool: 2 }));
  try {
    await oldOrm.migrator.up({ to: FIRST });
    const em = oldOrm.em.fork();
    await query(
      em,
      `insert into image (kind, content_hash, width, height, placeholder, variants) values ('profile', 'x', 300, 300, '', '[]')`,
    );
    await query(
      em,
      `insert into chef (chef_name, slug, search_key, public_search_key, description, information, profile_image_id,
         cover_image_id, email, phone_number)
       values ('Ñusta  Íñigo', 'n', 'nusta inigo n@c.example', 'nusta inigo', E'Çorba\n y  TÉ', 'i', 1, 1, 'n@c.example', '+56912345678')`,
    );
    await query(
      em,
      `insert into proposal (chef_id, dish_name, slug, search_key, description, profile_image_id, starter, main_course, dessert)
       select 1, name, name, '', 'Época', 1, 'a', 'b', 'c' from unnest('{Ñoquis,Ají}'::text[]) name`,
    );
    for (const kind of ['food_type', 'city', 'modality', 'diet']) {
      await query(
        em,
        `insert into ${kind} (name, name_key, hidden) values ('Ávila', 'avila', false), ('B', 'b', true), ('Buin', 'buin', false)`,
      );
      if (kind !== 'diet') await query(em, `insert into chef_${kind} select 1, id from ${kind}`);
      await query(em, `insert into proposal_${kind} select proposal.id, ${kind}.id from proposal, ${kind}`);
    }
    await migrate(oldOrm, old.url);
    for (const keys of [...CHEF_KEYS, ...PROPOSAL_KEYS])
      expect([keys.column, await compareKeys(oldOrm.em.fork(), keys, false)]).toEqual([
        keys.column,
        { different: 0, left: 0 },
      ]);
  } finally {
    await oldOrm.close();
    await old.drop();
  }
});

describe('a database from before 1.0.0', () => {
  const LAST_BEFORE = 'Migration20261128050000_one_log';
  const namesIn = async (whose: MikroORM): Promise<string[]> => {
    const rows = await query<{ name: string }>(whose.em.fork(), 'select name from mikro_orm_migrations order by id');
    return rows.map(({ name }) => name);
  };

  let old: TestDatabase;
  let oldOrm: MikroORM;
  beforeEach(async () => {
    old = await createEmptyDatabase();
    oldOrm = await MikroORM.init(databaseConfig(old.url, { pool: 2 }));
    await oldOrm.migrator.up({ to: FIRST });
  });
  afterEach(async () => {
    await oldOrm.close();
    await old.drop();
  });

  const named = async (...names: string[]): Promise<string[]> => {
    await query(oldOrm.em.fork(), 'delete from mikro_orm_migrations');
    for (const name of names)
      await query(oldOrm.em.fork(), 'insert into mikro_orm_migrations (name) values ($1)', [name]);
    await migrate(oldOrm, old.url);
    return namesIn(oldOrm);
  };

  it('is taken over where it is exactly at the last migration', async () => {
    expect(await named('Migration20261127164500_personal_data_ends', LAST_BEFORE)).toEqual(await namesIn(orm));
  });

  it('is told what to do where it is older, and stays as it is', async () => {
    await expect(named('Migration20261127164500_personal_data_ends')).rejects.toThrow(
      /^La base de datos viene de antes de la versión 1\.0\.0 .*Levanta una vez con ella el último código/,
    );
    expect(await namesIn(oldOrm)).toEqual(['Migration20261127164500_personal_data_ends']);
  });

  it('is not told so where it is of a newer version', async () => {
    const names = [FIRST, 'Migration2999'];
    expect((await named(...names)).slice(0, 2)).toEqual(names);
  });
});

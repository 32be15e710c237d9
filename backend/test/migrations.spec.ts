import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
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

const FIRST = 'Migration20261129000000_initial';

describe('a database from before 1.0.0', () => {
  const LAST_BEFORE = 'Migration20261128191000_new_menus';
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
    expect(await named('Migration20261128181000_document_papers', LAST_BEFORE)).toEqual(await namesIn(orm));
  });

  it('is told what to do where it is older, and stays as it is', async () => {
    await expect(named('Migration20261128181000_document_papers')).rejects.toThrow(
      /^La base de datos viene de antes de la versión 1\.0\.0 .*Levanta una vez con ella el último código/,
    );
    expect(await namesIn(oldOrm)).toEqual(['Migration20261128181000_document_papers']);
  });

  it('is not told so where it is of a newer version', async () => {
    const names = [FIRST, 'Migration2999'];
    expect((await named(...names)).slice(0, 2)).toEqual(names);
  });
});

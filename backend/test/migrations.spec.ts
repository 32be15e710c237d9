import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { databaseConfig } from '../src/platform/database/database.config.js';
import { migrate } from '../src/platform/database/migrate.js';
import { query } from '../src/platform/database/query.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

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

describe('a database from before 1.0.0', () => {
  const LAST = 'Migration20261128050000_one_log';
  const named = async (...names: string[]): Promise<string[]> => {
    await query(orm.em.fork(), 'delete from mikro_orm_migrations');
    for (const name of names) await query(orm.em.fork(), 'insert into mikro_orm_migrations (name) values ($1)', [name]);
    await migrate(orm, database.url);
    const rows = await query<{ name: string }>(orm.em.fork(), 'select name from mikro_orm_migrations');
    return rows.map(({ name }) => name);
  };

  it('is taken over where it is exactly at the last migration', async () => {
    expect(await named('Migration20261127164500_personal_data_ends', LAST)).toEqual([
      'Migration20261128060000_initial',
    ]);
  });

  it('is told what to do where it is older, and stays as it is', async () => {
    await expect(named('Migration20261127164500_personal_data_ends')).rejects.toThrow(
      /^La base de datos viene de antes de la versión 1\.0\.0 .*Levanta una vez con ella el último código/,
    );
    expect(await query(orm.em.fork(), 'select name from mikro_orm_migrations')).toEqual([
      { name: 'Migration20261127164500_personal_data_ends' },
    ]);
  });

  it('is not told so where it is of a newer version', async () => {
    const names = ['Migration20261128060000_initial', 'Migration2999'];
    expect(await named(...names)).toEqual(names);
  });
});

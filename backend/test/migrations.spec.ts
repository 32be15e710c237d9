import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { databaseConfig } from '../src/platform/database/database.config.js';
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

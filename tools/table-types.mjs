/**
 * Writes the types of the tables as the migrations make them, for Kysely: `node tools/table-types.mjs`. With `--check` it
 * fails when the committed file says something else. Reads a PostgreSQL of its own, which is thrown away.
 */
import '@oxc-node/core/register';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { generate, PostgresDialect } from 'kysely-codegen';
import { sql } from 'kysely';

const { startEmbeddedPostgres } = await import('../backend/src/platform/database/embedded-postgres.js');
const { databaseConfig } = await import('../backend/src/platform/database/database.config.js');
const { migrate } = await import('../backend/src/platform/database/migrate.js');

const FILE = 'backend/src/platform/database/tables.generated.ts';
const check = process.argv.includes('--check');

/** As the driver gives them: MikroORM leaves moments and days as PostgreSQL writes them. */
const AS_GIVEN = { timestamptz: 'ColumnType<string, Date | string>', date: 'string', numeric: '`${number}`' };

/**
 * Gives the columns whose CHECK lists their values the type of those values.
 * @type {import('kysely-codegen').PostprocessFunction}
 */
async function withListedValues({ db, metadata }) {
  /** @type {import('kysely').RawBuilder<{ table: string, column: string, rule: string }>} */
  const checks = sql`
    select t.relname as "table", a.attname as "column", pg_get_constraintdef(k.oid) as rule
    from pg_constraint k
    join pg_class t on t.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'c' and cardinality(k.conkey) = 1`;
  for (const { table, column, rule } of (await checks.execute(db)).rows) {
    const list = /^CHECK \(\(\(?\w+\)? = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(rule)?.[1];
    const found = metadata.tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column);
    if (list && found) found.enumValues = [...list.matchAll(/'([^']+)'::/g)].map(([, value = '']) => value).sort();
  }
  return metadata;
}

const dataDir = mkdtempSync(join(tmpdir(), 'table-types-'));
const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
const orm = await MikroORM.init(databaseConfig(server.url, { pool: 2 }));
try {
  await migrate(orm, server.url);
  const db = orm.em.getKysely();
  await generate({
    db,
    dialect: new PostgresDialect(),
    excludePattern: '*.mikro_orm_migrations',
    outFile: FILE,
    postprocess: withListedValues,
    typeMapping: AS_GIVEN,
    verify: check,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (check) console.error(`Si ${FILE} está desactualizado, ejecuta make tables.`);
  process.exitCode = 1;
} finally {
  await orm.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

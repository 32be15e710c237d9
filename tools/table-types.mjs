/**
 * Writes the types of the tables as the migrations make them, for Kysely, and the fields that lines of the log may name, for the
 * test that each has a Spanish word: `node tools/table-types.mjs`. With `--check` it fails when the committed files say
 * something else. Reads a PostgreSQL of its own, which is thrown away.
 */
import '@oxc-node/core/register';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { generate, PostgresDialect } from 'kysely-codegen';
import { sql } from 'kysely';

const { startEmbeddedPostgres } = await import('../backend/src/platform/database/embedded-postgres.js');
const { databaseConfig } = await import('../backend/src/platform/database/database.config.js');
const { migrate } = await import('../backend/src/platform/database/migrate.js');

const FILE = 'backend/src/platform/database/tables.generated.ts';
const LOGGED = 'frontend/src/api/logged-fields.generated.ts';
const LOGGED_HEAD = `// Written by \`make tables\` from the triggers of the log. Never edited by hand; only tests read it.
`;
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

/**
 * What the log calls the fields of each record, with the values of those that the database lets have a few only. The plans
 * of the triggers say which columns are technical, and which field of a record a part is.
 * @param {import('kysely').Kysely<any>} db
 * @param {import('kysely-codegen').DatabaseMetadata} metadata
 */
async function loggedFields(db, { tables }) {
  /** @type {import('kysely').RawBuilder<{ table: string, plan: { kind?: string, field?: string, technical: string[] } }>} */
  const triggers = sql`
    select c.relname as "table", obj_description(t.oid, 'pg_trigger')::json as plan
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname = 'log_update' order by c.relname`;
  /** @type {Record<string, Record<string, readonly string[]>>} */
  const logged = {};
  for (const { table, plan } of (await triggers.execute(db)).rows) {
    if (!plan.kind) continue;
    const fields = (logged[plan.kind] ??= {});
    if (plan.field) fields[plan.field] = [];
    else
      for (const column of tables.find(({ name }) => name === table)?.columns ?? [])
        if (!plan.technical.includes(column.name)) fields[column.name] = column.enumValues ?? [];
  }
  return logged;
}

/**
 * @param {string} file
 * @param {string} text
 */
function keep(file, text) {
  if (!check) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) throw new Error(`${file} dice otra cosa.`);
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
    postprocess: async (given) => {
      const metadata = await withListedValues(given);
      const logged = JSON.stringify(await loggedFields(db, metadata), null, 2);
      keep(
        LOGGED,
        `${LOGGED_HEAD}export const LOGGED_FIELDS: Record<string, Record<string, readonly string[]>> = ${logged};\n`,
      );
      return metadata;
    },
    typeMapping: AS_GIVEN,
    verify: check,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (check) console.error(`Si ${FILE} o ${LOGGED} está desactualizado, ejecuta make tables.`);
  process.exitCode = 1;
} finally {
  await orm.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

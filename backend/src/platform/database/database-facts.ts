import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CODE_FOLDER } from '../code-folder.js';
import { offsetOf } from './database-clock.js';
import { inTransaction, migrationsDone, type Asking } from './table-rows.js';

const MIGRATIONS = join(CODE_FOLDER, 'migrations');
const MB = 1024 * 1024;

const inDatabase = <Result>(databaseUrl: string, work: (client: Asking) => Promise<Result>): Promise<Result> =>
  inTransaction(databaseUrl, 'read committed', work);

/** The server's version, the size of the database in MB, and whether this role could change the log. */
export const databaseFacts = (
  databaseUrl: string,
): Promise<{ version: string; megabytes: number; changesLog: boolean }> =>
  inDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ version: string; bytes: string; changes: boolean | null }>(
      `select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
         has_table_privilege(to_regclass('audit_line'), 'update, delete, truncate') as changes`,
    );
    const { version = '', bytes = '0', changes } = rows[0] ?? {};
    return {
      version: version.split(' ')[0] ?? '',
      megabytes: Math.ceil(Number(bytes) / MB),
      changesLog: changes ?? false,
    };
  });

/** How the migrations of the database differ from those of this version of the product. */
export function migrationsMissing(
  databaseUrl: string,
): Promise<{ done: number; pending: string[]; unknown: string[] }> {
  const known = readdirSync(MIGRATIONS).flatMap((file) => /^(Migration\w+)\.[jt]s$/.exec(file)?.[1] ?? []);
  return inDatabase(databaseUrl, async (client) => {
    const done = await migrationsDone(client);
    return {
      done: done.length,
      pending: known.filter((name) => !done.includes(name)),
      unknown: done.filter((name) => !known.includes(name)),
    };
  });
}

/** By how many milliseconds this machine's clock is ahead of the database's. */
export const offBy = (databaseUrl: string): Promise<number> =>
  inDatabase(databaseUrl, (client) => offsetOf(async (text) => (await client.query<{ ms: number }>(text)).rows[0]));

interface TableSize {
  table: string;
  /** About how many rows it has; null where the server has not counted yet. */
  rows: number | null;
  bytes: number;
}

/** The largest tables, of the product and of its queue. */
export const largestTables = (databaseUrl: string, most: number): Promise<TableSize[]> =>
  inDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<TableSize>(
      `select case when n.nspname = current_schema() then c.relname else n.nspname || '.' || c.relname end as "table",
         nullif(c.reltuples, -1)::float8 as rows, pg_total_relation_size(c.oid)::float8 as bytes
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema$)'
       order by bytes desc, 1 limit $1`,
      [most],
    );
    return rows;
  });

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Client } from 'pg';

/** Number of rows read or written at a time. */
const BATCH = 500;

/** Asks the database within one transaction: a connection of pg, or a transaction of MikroORM. */
export interface Asking {
  query<Row extends object = object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** A table with its columns that can be written. Columns that the database computes are left out. */
export interface Table {
  name: string;
  columns: string[];
}

/** Opens a connection, does the work in one transaction and closes it. Nothing remains of work that failed. */
export async function inTransaction<Result>(
  databaseUrl: string,
  isolation: 'read committed' | 'repeatable read',
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  // A connection that breaks while files are copied fails the next statement. Unheard, it would end the server that backs up.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`begin isolation level ${isolation}`);
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    // Closing the connection drops what was not committed.
    await client.end();
  }
}

/** All tables of the product but those that may be lost at any time (unlogged). A table comes after the tables that its rows refer to. */
export async function tablesInOrder(client: Asking): Promise<Table[]> {
  const { rows: tables } = await client.query<Table & { refersTo: string[] }>(`
    select c.relname as name,
      (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select array_agg(distinct f.confrelid::regclass::text) from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid), '{}') as "refersTo"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' order by c.relname`);
  const ordered: Table[] = [];
  while (ordered.length < tables.length) {
    const known = new Set(ordered.map(({ name }) => name));
    const next = tables.filter(({ name, refersTo }) => !known.has(name) && refersTo.every((other) => known.has(other)));
    if (next.length === 0) throw new Error('Tables refer to each other in a circle.');
    ordered.push(...next.map(({ name, columns }) => ({ name, columns })));
  }
  return ordered;
}

/** A table's rows as lines with one JSON object each, some rows at a time. */
export async function* linesOf(client: Asking, { name, columns }: Table): AsyncGenerator<string[]> {
  await client.query(`declare every_row no scroll cursor for select row_to_json(r)::text as line
    from (select ${columns.join(', ')} from "${name}") r`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${BATCH} from every_row`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => `${line}\n`);
  }
  await client.query('close every_row');
}

/** Inserts the rows of a file with their ids, and sets the table's counter after them. */
export async function readRows(client: Asking, { name, columns }: Table, file: string): Promise<void> {
  const put = async (lines: string[]): Promise<void> => {
    await client.query(
      `insert into "${name}" (${columns.join(', ')}) select ${columns.join(', ')} from json_populate_recordset(null::"${name}", $1)`,
      [`[${lines.join(',')}]`],
    );
  };
  const lines: string[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    lines.push(line);
    if (lines.length === BATCH) await put(lines.splice(0));
  }
  if (lines.length > 0) await put(lines);
  if (columns.includes('id'))
    await client.query(
      `select setval(pg_get_serial_sequence('"${name}"', 'id'), greatest((select max(id) from "${name}"), 1), exists (select from "${name}"))
       where pg_get_serial_sequence('"${name}"', 'id') is not null`,
    );
}

/** How many rows each table has. */
export async function countRows(client: Asking, tables: Table[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from "${name}"`);
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

/** The tables that have any rows. */
export async function filledTables(client: Asking, tables: Table[]): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ filled: boolean }>(`select exists (select from "${name}") as filled`);
    if (rows[0]?.filled) filled.push(name);
  }
  return filled;
}

/** Names of the completed migrations, in order. Empty when the product has never run on this database. */
export async function migrationsDone(client: Asking): Promise<string[]> {
  const { rows: tables } = await client.query(`select where to_regclass('mikro_orm_migrations') is not null`);
  if (tables.length === 0) return [];
  const { rows } = await client.query<{ name: string }>('select name from mikro_orm_migrations order by id');
  return rows.map(({ name }) => name);
}

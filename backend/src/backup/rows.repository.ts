import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Asking, Table } from '../platform/database/table-rows.js';

/** Number of rows read or written at a time. */
const BATCH = 500;

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
    const { rows } = await client.query(`select from "${name}" limit 1`);
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

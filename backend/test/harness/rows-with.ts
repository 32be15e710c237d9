import { query } from '../../src/platform/database/query.js';
import type { TestApp } from './create-test-app.js';

/** A row of any table of the product or of its queue. */
export interface FoundRow {
  table: string;
  row: string;
}

/** Rows of every table of the product and of its queue in which a text stands, whatever its case. */
export async function rowsWith(test: TestApp, text: string): Promise<FoundRow[]> {
  const tables = await query<{ name: string }>(
    test.em(),
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const found: FoundRow[] = [];
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(
      test.em(),
      `select row_to_json(kept)::text as row from ${name} as kept where row_to_json(kept)::text ilike '%' || $1 || '%'`,
      [text],
    );
    found.push(...rows.map(({ row }) => ({ table: name, row })));
  }
  return found;
}

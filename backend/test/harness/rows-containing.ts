import { query } from '../../src/platform/database/query.js';
import type { TestApp } from './create-test-app.js';

/** A row of any table of the product or of its queue. */
interface FoundRow {
  table: string;
  row: string;
}

/** Rows of every table of the product and of its queue in which one of these texts stands, whatever its case. */
export async function rowsContaining(test: TestApp, ...texts: string[]): Promise<FoundRow[]> {
  const tables = await query<{ name: string }>(
    test.em(),
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as table, row_to_json(kept)::text as row from ${name} as kept
       where row_to_json(kept)::text ilike any ($1::text[])`,
  );
  return query<FoundRow>(test.em(), each.join(' union all '), [texts.map((text) => `%${text}%`)]);
}

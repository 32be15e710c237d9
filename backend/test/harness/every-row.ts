import { query } from '../../src/platform/database/query.js';
import type { TestApp } from './create-test-app.js';

/** What processes say of themselves, what they count, and pictures that nothing uses yet. */
const BESIDE = ['replica', 'strict_count', 'image'];

/** A sum of every row of every table, by table: two are equal where nothing was written in between. */
export async function everyRow(test: TestApp): Promise<Record<string, string>> {
  const names = await query<{ name: string }>(
    test.em(),
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1)`,
    [BESIDE],
  );
  const found: Record<string, string> = {};
  for (const { name } of names) {
    const [row] = await query<{ all: string }>(
      test.em(),
      `select coalesce(md5(string_agg(one::text, '|' order by one::text)), '') as all from ${name} as one`,
    );
    found[name] = row?.all ?? '';
  }
  return found;
}

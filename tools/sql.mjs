/**
 * Runs statements on the product's database and shows their rows: `node tools/sql.mjs 'select count(*) from chef'`. The
 * database is the one of DATABASE_OWNER_URL or DATABASE_URL, else the embedded one of DATA_DIR, on which the product must be running.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const { DATABASE_URL, DATABASE_OWNER_URL = DATABASE_URL, DATA_DIR = '.data' } = process.env;

/** The running server's port is in the fourth line of the file it keeps. */
function embedded() {
  const port = readFileSync(join(DATA_DIR, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(DATA_DIR, 'postgres.password'), 'utf8').trim();
  return `postgresql://sobremesa:${password}@127.0.0.1:${port}/sobremesa`;
}

const client = new pg.Client({ connectionString: DATABASE_OWNER_URL ?? embedded() });
await client.connect();
try {
  for (const statement of process.argv.slice(2)) {
    const { command, rowCount, rows } = await client.query({ text: statement, rowMode: 'array' });
    if (rows.length === 0) console.log(command, rowCount ?? '');
    for (const row of rows)
      console.log(
        row
          .map((value) => (value === null ? 'null' : typeof value === 'object' ? JSON.stringify(value) : value))
          .join('\t'),
      );
  }
} finally {
  await client.end();
}

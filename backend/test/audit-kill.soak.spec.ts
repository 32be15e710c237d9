import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

/** Writes that the process is told to make. It is killed on the way. */
const WRITES = 1_000;

/** After how many of them, at least. */
const KILLED_AFTER = 300;

/** A process that saves texts one after the other, each save of two rows in a transaction, and counts them aloud. */
const WRITER = `
  import pg from 'pg';
  const client = new pg.Client({ connectionString: process.argv[1] });
  await client.connect();
  for (let n = 1; n <= ${WRITES}; n++) {
    await client.query('begin');
    await client.query("insert into reply_text (name, text) values ('uno ' || $1::int, 'x'), ('dos ' || $1::int, 'x')", [n]);
    await client.query("update reply_text set text = 'y' where name = 'uno ' || $1::int", [n]);
    await client.query('commit');
    process.stdout.write('.');
  }
`;

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it('a process that is killed among its writes leaves no change without its line, and no line without its change', async () => {
  const writer = spawn(process.execPath, ['--input-type=module', '-e', WRITER, database.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let written = 0;
  writer.stdout.on('data', (dots: Buffer) => {
    written += dots.length;
    if (written >= KILLED_AFTER) writer.kill('SIGKILL');
  });
  const [, signal] = (await once(writer, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  // What it had under way ends with its connection.
  const others = `select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  while (((await client.query<{ count: number }>(others)).rows[0]?.count ?? 0) > 0);

  const { rows: unlike } = await client.query(
    `select kept.id, kept.text, line.changes from reply_text as kept
     full join (select * from audit_line where kind = 'reply_text') as line on line.record_id = kept.id
     where kept.id is null or line.id is null or line.changes->'text'->>1 <> kept.text`,
  );
  expect(unlike).toEqual([]);
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from reply_text');
  expect(rows[0]?.count).toBeGreaterThanOrEqual(2 * KILLED_AFTER);
  expect((rows[0]?.count ?? 0) % 2).toBe(0);
});

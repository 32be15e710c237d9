/**
 * Fills a data folder, in which the product has run and is stopped, with rows of every kind, to see and measure screens as
 * they are after years: `npm run fill -w backend -- FOLDER 10000`.
 */
import { resolve } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.js';
import { fillWithChefs, fillWithWork } from '../test/harness/many-rows.js';

const [folder = '', rows = '10000'] = process.argv.slice(2);
const count = Number(rows);

const database = await startEmbeddedPostgres({ dataDir: resolve(folder), log: () => undefined });
try {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(`set audit.author = '{"actor": "system", "name": "fill"}'`);
  const sql = (text: string): Promise<unknown> => client.query(text);
  await fillWithChefs(sql, count);
  await fillWithWork(sql, { chefs: count, comments: count, people: count, requests: count });
  await client.end();
} finally {
  await database.stop();
}

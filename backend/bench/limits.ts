/**
 * The servers that the product is compared with, in a process of their own: a bare Fastify that sends the same bytes
 * from memory (`/bytes?of=` an address that it reads once; headers count as bytes, and cost the reader more than a
 * body), and one that runs the public list's statement, prepared, and sends its rows.
 */
import 'reflect-metadata';
import Fastify from 'fastify';
import { Pool } from 'pg';

const { activeChefs } = await import('../src/modules/catalogue/chefs/chef-cards.repository.js');

/** The rows of a page and one more, which tells whether there is a next page. */
const ROWS = 13;

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const { text, values } = activeChefs.with({ limit: ROWS, offset: 0 });
/** Headers that depend on how an answer is sent, not on the answer. */
const PASSING = ['connection', 'content-encoding', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

interface Remembered {
  headers: Record<string, string>;
  body: Buffer;
}

async function read(address: string): Promise<Remembered> {
  const answer = await fetch(address);
  const headers = [...answer.headers].filter(([name]) => !PASSING.includes(name));
  return { headers: Object.fromEntries(headers), body: Buffer.from(await answer.arrayBuffer()) };
}

const remembered = new Map<string, Remembered>();
const server = Fastify();

server.get('/rows', async () => {
  const { rows } = await pool.query<object>({ name: 'active', text, values });
  return { chefs: rows };
});
server.get<{ Querystring: { of: string } }>('/bytes', async ({ query: { of } }, reply) => {
  const known = remembered.get(of) ?? (await read(of));
  remembered.set(of, known);
  return reply.headers(known.headers).send(known.body);
});
await server.listen({ port: Number(process.env['PORT']), host: 'localhost' });

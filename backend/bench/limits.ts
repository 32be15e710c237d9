/**
 * What the product is compared with, in a process of its own: a bare Fastify that sends the same bytes from memory
 * (`/bytes?of=` an address it reads once), and one that runs the public list's statement, prepared, and sends its rows.
 */
import 'reflect-metadata';
import Fastify from 'fastify';
import { Pool } from 'pg';

const { activeChefs } = await import('../src/modules/chefs/chefs.repository.js');

/** Rows of a page and the one that tells whether there is another (decisions.md 1). */
const ROWS = 13;

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const { text, values } = activeChefs({}, ROWS, 0);
const remembered = new Map<string, Buffer>();
const server = Fastify();

server.get('/rows', async () => {
  const { rows } = await pool.query<object>({ name: 'active', text, values });
  return { chefs: rows };
});
server.get<{ Querystring: { of: string } }>('/bytes', async ({ query: { of } }, reply) => {
  const known = remembered.get(of) ?? Buffer.from(await (await fetch(of)).arrayBuffer());
  remembered.set(of, known);
  return reply.type('application/octet-stream').send(known);
});
await server.listen({ port: Number(process.env['PORT']), host: 'localhost' });

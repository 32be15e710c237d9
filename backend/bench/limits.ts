/**
 * The servers that the product is compared with, in a process of their own: a bare Fastify that sends the same bytes
 * from memory (`/bytes?of=` an address that it reads once; headers count as bytes, and cost the reader more than a
 * body), `/lean/list` and others, a bare node:http that answers with a public read by the leanest statement, prepared, and `/save`, one
 * that creates a chef by the leanest transaction.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { LEAN_READS } from './lean-reads.js';
import { BEGIN_QUIETLY, LEAN_SAVE } from './lean-save.js';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const reads = new Map<string | undefined, { name: string; text: string }>(
  Object.entries(LEAN_READS).map(([name, text]) => [`/lean/${name}`, { name, text }]),
);
/** Headers that depend on how an answer is sent, not on the answer. */
const PASSING = ['connection', 'content-encoding', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

interface Remembered {
  headers: Record<string, string>;
  body: Buffer;
}

async function fetchOnce(address: string): Promise<Remembered> {
  const answer = await fetch(address);
  const headers = [...answer.headers].filter(([name]) => !PASSING.includes(name));
  return { headers: Object.fromEntries(headers), body: Buffer.from(await answer.arrayBuffer()) };
}

const remembered = new Map<string, Remembered>();
const server = Fastify({
  serverFactory: (handle) =>
    createServer((request, response) => {
      const lean = reads.get(request.url);
      if (lean) void read(lean, response);
      else if (request.url === '/save') void save(request, response);
      else handle(request, response);
    }),
});

/** Without Fastify, which takes its part of so short an answer. */
async function read(lean: { name: string; text: string }, response: ServerResponse): Promise<void> {
  const { rows } = await pool.query<{ body: string }>(lean);
  const body = `{"status":200,"msg":"Chefs","data":[${rows.map((row) => row.body).join(',')}]}`;
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body);
}

async function save(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = await textOf(request);
  const client = await pool.connect();
  await client.query(BEGIN_QUIETLY);
  const { rows } = await client.query<{ id: number }>({ name: 'save', text: LEAN_SAVE, values: [form] });
  await client.query('commit');
  client.release();
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify({ data: rows[0] }));
}

server.get<{ Querystring: { of: string } }>('/bytes', async ({ query: { of } }, reply) => {
  const known = remembered.get(of) ?? (await fetchOnce(of));
  remembered.set(of, known);
  return reply.headers(known.headers).send(known.body);
});
await server.listen({ port: Number(process.env['PORT']), host: 'localhost' });

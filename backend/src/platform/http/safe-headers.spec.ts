import { expect, it } from '@jest/globals';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { addSafeHeaders, FRAMED, SAFE_HEADERS } from './safe-headers.js';

/** What a server says of itself in the headers of an answer, without those of the answer. */
async function headersOf(server: FastifyInstance, path = '/'): Promise<Record<string, unknown>> {
  server.get('/', () => '');
  server.get('/framed', FRAMED, () => '');
  const { headers } = await server.inject(path);
  await server.close();
  const answers = ['connection', 'content-length', 'content-type', 'date'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !answers.includes(name)));
}

const ours = Object.fromEntries(Object.entries(SAFE_HEADERS).map(([name, value]) => [name.toLowerCase(), value]));

it.each([true, false])('gives every answer the headers of helmet, and its own (https: %j)', async (isHttps) => {
  const [asked, server] = [Fastify(), Fastify()];
  await asked.register(helmet, { contentSecurityPolicy: false, frameguard: { action: 'deny' }, hsts: isHttps });
  await addSafeHeaders(server, isHttps);
  const given = await headersOf(server);
  expect(given).toEqual({ ...(await headersOf(asked)), ...ours });
  expect([given['x-frame-options'], 'strict-transport-security' in given]).toEqual(['DENY', isHttps]);
});

it('lets documents be framed whose policy says in whose frames', async () => {
  const [server, other] = [Fastify(), Fastify()];
  await addSafeHeaders(server, false);
  await addSafeHeaders(other, false);
  const { 'x-frame-options': refused, ...rest } = await headersOf(server);
  expect(refused).toBe('DENY');
  expect(await headersOf(other, '/framed')).toEqual(rest);
});

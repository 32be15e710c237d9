import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { addSafeHeaders } from './safe-headers.js';

it.each([
  [true, 'max-age=31536000; includeSubDomains'],
  [false, undefined],
])('browsers are told to come by HTTPS only where visitors do: %s', async (isSecure, said) => {
  const server = Fastify();
  addSafeHeaders(server, isSecure);
  server.get('/', () => 'answer');
  const { headers } = await server.inject('/');
  expect(headers['strict-transport-security']).toBe(said);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

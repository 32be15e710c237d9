import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { readEnv } from '../../../config/env.js';
import { fastifyOptions } from './server-limits.js';

it('a route with a schema ends the start: nothing that reads it is loaded', async () => {
  const server = Fastify(
    fastifyOptions(readEnv({ NODE_ENV: 'test', TOKEN_SECRET: 'only-for-this-test-and-never-to-sign' })),
  );
  const schema = { querystring: { type: 'object', properties: { page: { type: 'integer' } } } };
  server.get('/', { schema }, () => 'answer');
  await expect(server.ready()).rejects.toThrow('a route has a schema, which nothing here reads');
});

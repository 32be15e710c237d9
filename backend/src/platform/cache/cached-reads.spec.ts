import Fastify, { type FastifyInstance } from 'fastify';
import type { CallerRequest } from '../http/access.js';
import { AnswerCache } from './answer-cache.js';
import { CacheReport } from './cache-report.js';
import { answerFromMemory, keepReads } from './cached-reads.js';

const LIST = '/api/v1/chefs/active';

/** What visitors see; nothing else tells the cache of its changes here. */
let shown: string;
let reads: number;
let server: FastifyInstance;

beforeEach(async () => {
  shown = 'Ana';
  reads = 0;
  const cache = new AnswerCache(1);
  cache.listen(true);
  server = Fastify();
  server.addHook(
    'onRequest',
    answerFromMemory(cache, new CacheReport(), () => true),
  );
  keepReads(server, cache);
  server.get(LIST, { config: { cached: true } }, () => {
    reads += 1;
    return { name: shown };
  });
  server.post('/change', (request: CallerRequest, reply) => {
    if (request.headers.authorization) request.caller = { id: 1 } as CallerRequest['caller'];
    const status = Number(request.headers['x-status'] ?? 200);
    if (status === 200) shown = 'Berta';
    return reply.code(status).send({});
  });
  await server.ready();
});
afterEach(() => server.close());

const name = async (): Promise<string> => (await server.inject(LIST)).json<{ name: string }>().name;
const change = (headers: Record<string, string>) => server.inject({ method: 'POST', url: '/change', headers });
const STAFF = { authorization: 'Bearer x' };

describe('what is kept', () => {
  it('is dropped by the process that wrote, before it confirms, without hearing of it from the database', async () => {
    expect(await name()).toBe('Ana');
    await change(STAFF);
    expect(await name()).toBe('Berta');
  });

  it('stays when a write was refused, and when visitors write', async () => {
    await name();
    await change({ ...STAFF, 'x-status': '400' });
    await change({});
    expect([await name(), reads]).toEqual(['Ana', 1]);
  });
});

import { jest } from '@jest/globals';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import Fastify, { type FastifyInstance } from 'fastify';
import type { CallerRequest } from '../http/access.js';
import { AnswerCache } from './answer-cache.js';
import { CacheReport } from './cache-report.js';
import { answerFromMemory, Cached, CachedOf, keepReads, CacheTags } from './cached-reads.js';
import { TagCollector, collectTags } from './tags.js';

const LIST = '/api/v1/chefs/active';

/** What visitors see; nothing else notifies the cache of its changes here. */
let shown: string;
let reads: number;
let cache: AnswerCache;
/** Whether what is kept may be given. */
let may: boolean;
let server: FastifyInstance;

beforeEach(async () => {
  shown = 'Ana';
  reads = 0;
  may = true;
  cache = new AnswerCache(1);
  cache.listen(true);
  server = Fastify();
  server.addHook(
    'onRequest',
    answerFromMemory(cache, new CacheReport(), () => may),
  );
  keepReads(server, cache);
  server.get(LIST, { config: { cached: true } }, () => {
    reads += 1;
    return { name: shown };
  });
  server.get('/day', { config: { cacheTags: { tables: ['city'] } } }, () => ({ name: shown }));
  server.get('/nothing', { config: { cached: true } }, (_request, reply) => reply.send());
  server.get('/me', (request: CallerRequest) => {
    request.caller = { id: 1 } as CallerRequest['caller'];
    return {};
  });
  server.get('/gone', { config: { cached: true } }, (_request, reply) => reply.code(404).send({ name: shown }));
  server.post('/change', (request: CallerRequest, reply) => {
    if (request.headers.authorization) request.caller = { id: 1 } as CallerRequest['caller'];
    const status = Number(request.headers['x-status'] ?? 200);
    if (status === 200) shown = 'Berta';
    return reply.code(status).send({});
  });
  await server.ready();
});
afterEach(() => {
  jest.restoreAllMocks();
  return server.close();
});

const name = async (): Promise<string> => (await server.inject(LIST)).json<{ name: string }>().name;
const change = (headers: Record<string, string>) => server.inject({ method: 'POST', url: '/change', headers });
const STAFF = { authorization: 'Bearer x' };

describe('what is kept', () => {
  it('is dropped by the process that wrote, before it confirms, without hearing of it from the database', async () => {
    expect(await name()).toBe('Ana');
    await change(STAFF);
    expect(await name()).toBe('Berta');
  });

  it('stays when a write was refused, when visitors write, and when staff read', async () => {
    await name();
    await change({ ...STAFF, 'x-status': '300' });
    await change({});
    await server.inject('/me');
    expect([await name(), reads]).toEqual(['Ana', 1]);
  });
});

describe('an answer is given from memory', () => {
  it('to anyone who asks without a name, with the headers by which browsers ask again', async () => {
    const counted = jest.spyOn(CacheReport.prototype, 'count');
    const first = await server.inject(LIST);
    const second = await server.inject(LIST);
    expect([first.headers['etag'], second.body, reads]).toEqual([second.headers['etag'], first.body, 1]);
    expect((await server.inject({ method: 'HEAD', url: LIST })).body).toBe('');
    expect(reads).toBe(1);
    expect(cache.figures).toMatchObject({ hits: 2, misses: 1 });
    expect(counted.mock.calls).toEqual([[LIST], [LIST]]);
  });

  it('to nobody who has a name, or who may not be answered like this', async () => {
    await name();
    await server.inject({ url: LIST, headers: STAFF });
    expect(reads).toBe(2);
    may = false;
    await name();
    expect(reads).toBe(3);
  });

  it('to nobody who writes to the address of a read', async () => {
    await name();
    expect((await server.inject({ method: 'POST', url: LIST })).statusCode).toBe(404);
  });

  it('only where its operation says so, and it was found', async () => {
    for (const url of ['/day', '/gone', '/nothing']) await server.inject(url);
    expect((await server.inject('/nothing')).statusCode).toBe(200);
    await server.inject({ url: LIST, headers: STAFF });
    expect(cache.figures.entries).toBe(0);
  });

  it('nowhere without memory, and browsers are not told to ask again', async () => {
    const plain = Fastify();
    keepReads(plain, new AnswerCache(0));
    plain.get(LIST, { config: { cached: true } }, () => ({}));
    expect((await plain.inject(LIST)).headers).not.toHaveProperty('etag');
    await plain.close();
  });

  it('once it is sure that no change was missed', async () => {
    cache.listen(true, () => Promise.resolve());
    await name();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    expect([await name(), reads]).toEqual(['Ana', 1]);
  });

  it('and reports its tags to a collector, as the first time', async () => {
    const collector = new Map<string, TagCollector>();
    const gathering = Fastify();
    gathering.addHook('onRequest', ({ raw, id }, _reply, done) => {
      const tags = new TagCollector();
      collector.set(id, tags);
      collectTags(raw, tags);
      done();
    });
    gathering.addHook(
      'onRequest',
      answerFromMemory(cache, new CacheReport(), () => true),
    );
    keepReads(gathering, cache);
    const config = { cached: true, cacheTags: { tables: ['city'] } };
    gathering.get(LIST, { config }, () => ({}));
    gathering.get('/gone', { config }, (_request, reply) => reply.code(404).send({}));
    for (const url of [LIST, LIST, '/gone']) await gathering.inject(url);
    await gathering.close();
    expect([...collector.values()].map(({ all }) => all)).toEqual([['city'], ['city'], undefined]);
  });
});

describe('an operation says of its answers', () => {
  const said = (mark: MethodDecorator): unknown => {
    const operation = (): void => undefined;
    mark({}, 'operation', { value: operation });
    return Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, operation);
  };

  it.each<[string, MethodDecorator, object]>([
    ['that they are kept, made from anything', Cached(), { cached: true }],
    ['that they are kept under the tags of some tables', Cached('city'), { cached: true, cacheTags: { tables: ['city'] } }],
    [
      'that they are kept, and show one record',
      CachedOf('chef', 'city'),
      { cached: true, cacheTags: { record: 'chef', tables: ['city'] } },
    ],
    ['their tags, though they are not kept', CacheTags('city'), { cacheTags: { tables: ['city'] } }],
  ])('%s', (_what, mark, config) => expect(said(mark)).toEqual(config));
});

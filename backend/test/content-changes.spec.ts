import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FastifyReply } from 'fastify';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { Env } from '../src/config/env.js';
import { AnswerCache } from '../src/platform/cache/answer-cache.js';
import { ContentChanges } from '../src/platform/cache/content-changes.js';
import { FinishedAnswer } from '../src/platform/cache/finished-answer.js';
import { databaseConfig } from '../src/platform/database/database.config.js';
import { Replicas } from '../src/platform/health/replicas.repository.js';
import { BreakableProxy } from './harness/breakable-proxy.js';
import { eventually } from './harness/eventually.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';
import { within } from './harness/soak.js';

/** Longer than an answer of the database may take, in milliseconds. */
const HELD_UP = 2_300;

let database: TestDatabase;
let proxy: BreakableProxy;
let cache: AnswerCache;
let changes: ContentChanges;
let orm: MikroORM;

const listenerOf = (heard: AnswerCache): ContentChanges =>
  new ContentChanges(Object.assign(new Env(), { DATABASE_URL: proxy.url }), heard, new Replicas(orm.em));

beforeEach(async () => {
  database = await createTestDatabase();
  proxy = new BreakableProxy(new URL(database.url));
  await proxy.open();
  cache = new AnswerCache(1);
  // A busy machine asks the database more slowly.
  cache.times.patience = within(200);
  orm = await MikroORM.init(databaseConfig(database.url, { pool: 2 }));
  changes = listenerOf(cache);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await changes.onApplicationShutdown();
  await proxy.cut();
  await orm.close();
  await database.drop();
});

const answer = new FinishedAnswer('la carta', {
  statusCode: 200,
  routeOptions: { url: '/carta' },
  getHeaders: () => ({}),
} as unknown as FastifyReply);

/** Whether an answer can be kept, and is given again. */
async function keeps(): Promise<boolean> {
  cache.keep('/carta', answer, cache.now);
  await cache.verifyFresh('/carta');
  return cache.get('/carta') !== undefined;
}

/** Does nothing else for a while, as a process in a long computation. */
const holdUp = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, HELD_UP);

/** Resolves when it is so. */
const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> =>
  expect(await eventually(isSo, Boolean)).toBe(true);

describe('the ear for changes', () => {
  it.each(['connect', 'query'] as const)('is not deaf because the process was held up at its %s', async (step) => {
    const real = Reflect.get(Client.prototype, step) as (...given: unknown[]) => unknown;
    const spy = jest.spyOn(Client.prototype, step).mockImplementation(function (this: Client, ...given: unknown[]) {
      const under = real.apply(this, given);
      holdUp();
      return under as never;
    });
    await changes.onApplicationBootstrap();
    // What it says of this process is an object.
    expect(spy.mock.calls.filter(([asked]) => typeof asked !== 'object')).toHaveLength(1);
    // From here on nothing holds it up.
    jest.restoreAllMocks();
    expect(await keeps()).toBe(true);
  });

  it('is deaf when the database answers nothing, and hears again once it does', async () => {
    proxy.mute();
    await changes.onApplicationBootstrap();
    expect(await keeps()).toBe(false);
    await proxy.cut();
    await proxy.open();
    await until(keeps);
  });

  it('gives and keeps nothing as long as its connection is gone', async () => {
    await changes.onApplicationBootstrap();
    expect(await keeps()).toBe(true);
    await proxy.cut();
    await until(() => cache.get('/carta') === undefined);
    expect(await keeps()).toBe(false);
    await proxy.open();
    await until(keeps);
  });

  it('gives nothing a second after its connection died in silence, and notices that nobody answers there', async () => {
    await changes.onApplicationBootstrap();
    expect(await keeps()).toBe(true);
    proxy.swallow();
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query("notify content_changed, ''");
    await client.end();
    const committed = performance.now();
    await until(async () => {
      await cache.verifyFresh('/carta');
      return cache.get('/carta') === undefined;
    });
    expect(performance.now() - committed).toBeLessThan(within(1_000));
    await until(keeps);
  });

  it('asks nothing while nobody asks for what is kept', async () => {
    await changes.onApplicationBootstrap();
    expect(await keeps()).toBe(true);
    const spy = jest.spyOn(Client.prototype, 'query');
    await new Promise((resolve) => setTimeout(resolve, 800));
    await cache.verifyFresh('/otra');
    expect(spy).not.toHaveBeenCalled();
    await Promise.all([cache.verifyFresh('/carta'), cache.verifyFresh('/carta')]);
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it('asks once more for all who save while it asks, and never two things at a time', async () => {
    await changes.onApplicationBootstrap();
    const original = Client.prototype.query as (...given: unknown[]) => Promise<unknown>;
    const asked: string[] = [];
    let under = 0;
    let most = 0;
    const count = function (this: Client, ...given: unknown[]) {
      asked.push(String(given[0]));
      most = Math.max(most, (under += 1));
      return original.apply(this, given).finally(() => (under -= 1));
    } as unknown as () => void;
    jest.spyOn(Client.prototype, 'query').mockImplementation(count);
    const first = cache.catchUp();
    await until(() => asked.length === 1);
    await Promise.all([first, ...Array.from({ length: 8 }, () => cache.catchUp())]);
    expect(asked).toEqual(['select 1', 'select 1']);
    expect(most).toBe(1);
    await cache.catchUp();
    expect(asked).toHaveLength(3);
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FastifyReply } from 'fastify';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { Env } from '../src/config/env.js';
import { AnswerCache } from '../src/platform/cache/answer-cache.js';
import { ContentChanges } from '../src/platform/cache/content-changes.js';
import { FinishedAnswer } from '../src/platform/cache/finished-answer.js';
import { databaseConfig } from '../src/platform/database/database.config.js';
import { Replicas } from '../src/platform/health/replicas.js';
import { BreakableProxy } from './harness/breakable-proxy.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

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
function keeps(): boolean {
  cache.keep('/carta', answer, cache.now);
  return cache.get('/carta') !== undefined;
}

/** Does nothing else for a while, as a process in a long computation. */
const holdUp = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, HELD_UP);

/** Resolves when it is so, and fails when it is not within ten seconds. */
async function until(isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error('it should have come to be so');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

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
    expect(keeps()).toBe(true);
  });

  it('is deaf when the database answers nothing, and hears again once it does', async () => {
    proxy.mute();
    await changes.onApplicationBootstrap();
    expect(keeps()).toBe(false);
    await proxy.cut();
    await proxy.open();
    await until(keeps);
  });

  it('gives and keeps nothing as long as its connection is gone', async () => {
    await changes.onApplicationBootstrap();
    expect(keeps()).toBe(true);
    await proxy.cut();
    await until(() => cache.get('/carta') === undefined);
    expect(keeps()).toBe(false);
    await proxy.open();
    await until(keeps);
  });
});

import { EntityManager } from '@mikro-orm/postgresql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import { Env, readEnv } from '../../src/config/env.js';
import { createApp } from '../../src/create-app.js';
import { AnswerCache } from '../../src/platform/cache/answer-cache.js';
import { ContractWatch } from './contract.js';
import { makeSamplesOnce } from './made-pictures.js';
import { within } from './soak.js';
import { createTestDatabase } from './test-database.js';

/** The whole application with its own database and folder, listening on a free port. */
export interface TestApp {
  app: NestFastifyApplication;
  env: Env;
  /** Sends requests over a real socket. The caller writes the API's prefix. */
  request: ReturnType<typeof supertest>;
  /** Ends the application. Fails when an answer differed from the document. */
  close(): Promise<void>;
  /** A fresh entity manager. */
  em(): EntityManager;
}

/**
 * Starts the application as `main.ts` does, without demo data.
 * @param settings environment variables that differ from a fresh machine's
 */
export async function createTestApp(settings: Record<string, string> = {}): Promise<TestApp> {
  const database = settings['DATABASE_URL'] === undefined ? await createTestDatabase() : undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'sobremesa-app-'));
  const env = readEnv({
    NODE_ENV: 'test',
    ...(database ? { DATABASE_URL: database.url } : {}),
    DATA_DIR: dataDir,
    TOKEN_SECRET: 'a-secret-that-only-the-tests-know-0123456789',
    GIFT_CARD_SECRET: 'a-secret-of-the-gift-cards-in-tests-9876543210',
    LOG_LEVEL: 'silent',
    DEMO_DATA: 'false',
    RATE_LIMIT_READS: '1000000',
    RATE_LIMIT_PAGES: '1000000',
    RATE_LIMIT_FILES: '1000000',
    RATE_LIMIT_SIGN_IN: '1000000',
    RATE_LIMIT_QUOTES: '1000000',
    RATE_LIMIT_LINKS: '1000000',
    RATE_LIMIT_AGENDA: '1000000',
    RATE_LIMIT_INVITATIONS: '1000000',
    RATE_LIMIT_GIFT_CARDS: '1000000',
    CACHE_MB: '0',
    ...settings,
  });
  const app = await createApp(env);
  makeSamplesOnce(app);
  await waitLonger(app);
  const contract = new ContractWatch();
  contract.observe(app.getHttpAdapter().getInstance());
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  await app.listen(0, '127.0.0.1');
  return {
    app,
    env,
    request: supertest(app.getHttpServer()),
    em: () => app.get(EntityManager).fork(),
    async close() {
      await app.close();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
      if (contract.violations.length > 0)
        throw new Error(`Answers that differ from openapi.json:\n${[...new Set(contract.violations)].join('\n')}`);
    },
  };
}

/** By day the machine is busy with other tests: the product waits longer for its database than it does for visitors. */
async function waitLonger(app: NestFastifyApplication): Promise<void> {
  const pool = await app.get(EntityManager).getConnection().getNativeClient();
  pool.options.connectionTimeoutMillis = within(1_800);
  Object.assign(app.get(AnswerCache, { strict: false }).times, { fresh: within(700), patience: within(200) });
}

import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { Client } from 'pg';
import { Env } from '../src/config/env.js';
import { SessionTokens, sessionTokenOptions } from '../src/modules/users/index.js';
import { freePort, Product } from './harness/product.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

const MB = 1024 * 1024;
const ADMIN = 'jefa@cocina.example';
const TOKEN_SECRET = 'a-secret-that-only-the-tests-know-0123456789';

/**
 * What the server may take under attack, and beyond what it took before when the attack is a minute past, in MB. Pages over
 * which small pieces of bodies were spread stay with the process, for the next ones: 25 to 75 MB were seen.
 */
const MOST_MB = 400;
const SLACK_MB = 100;

/** The largest body that a chef's form may have, and how many arrive at once. */
const BODY = 48 * MB;
const AT_ONCE = 40;
const PART = Buffer.alloc(MB, 'x');

let database: TestDatabase;
let dataDir: string;
let product: Product;
let port: number;

beforeAll(async () => {
  Product.mustBeBuilt();
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'sobremesa-bodies-'));
  port = await freePort();
  product = await new Product({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PROTECTED_ADMINS: ADMIN,
    TOKEN_SECRET,
  }).up();
});
afterAll(async () => {
  await Product.endAll();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A session of the administrator. */
async function session(): Promise<string> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ id: number; sessionEpoch: string }>(
    'select id, session_epoch as "sessionEpoch" from person where email = $1',
    [ADMIN],
  );
  await client.end();
  const tokens = new SessionTokens(new JwtService(sessionTokenOptions(Object.assign(new Env(), { TOKEN_SECRET }))));
  const [admin] = rows;
  if (!admin) throw new Error('there is no administrator');
  return `Bearer ${tokens.issue(admin)}`;
}

interface Answer {
  status: number | undefined;
  retryAfter: string | undefined;
}

/** Sends a chef's form with a text of 48 MB, as fast as it is taken, until it is answered. */
function sendLarge(authorization: string): Promise<Answer> {
  const [head, tail] = ['{"description":"', '"}'];
  const outgoing = request({
    port,
    method: 'POST',
    path: '/api/v1/chefs/create',
    headers: { authorization, 'content-type': 'application/json', 'content-length': BODY },
  });
  return new Promise((resolve, reject) => {
    outgoing.once('response', ({ statusCode, headers }) => {
      resolve({ status: statusCode, retryAfter: headers['retry-after'] });
      outgoing.destroy();
    });
    outgoing.once('error', reject);
    let left = BODY - head.length - tail.length;
    const write = (): void => {
      while (left > 0 && !outgoing.destroyed) {
        const part = PART.subarray(0, Math.min(left, PART.length));
        left -= part.length;
        if (!outgoing.write(part)) return void outgoing.once('drain', write);
      }
      outgoing.end(tail);
    };
    outgoing.write(head);
    write();
  });
}

const flood = (authorization: string): Promise<Answer[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, () => sendLarge(authorization)));

/** What the system says of the process's memory, in MB: 'VmRSS' now, 'VmHWM' at most since it began. */
async function memory(kind: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${product.pid}/status`, 'utf8');
  return Number(new RegExp(`${kind}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
}

describe('forty bodies of 48 MB at once', () => {
  let before: number;

  beforeAll(async () => {
    await fetch(`http://localhost:${port}/api/v1/chefs/active`);
    before = await memory('VmRSS');
  });

  it('are read from nobody whose session has ended', async () => {
    const authorization = await session();
    await fetch(`http://localhost:${port}/api/v1/users/logout`, { method: 'POST', headers: { authorization } });
    const answers = await flood(authorization);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(await memory('VmHWM')).toBeLessThan(MOST_MB);
  });

  it('are read one after the other from staff, and those that would wait too long are sent away', async () => {
    const answers = await flood(await session());
    const sentAway = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 400).length + sentAway.length).toBe(AT_ONCE);
    expect(sentAway.length).toBeGreaterThan(0);
    expect(sentAway.length).toBeLessThan(AT_ONCE);
    expect(new Set(sentAway.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['10']));
    expect(await memory('VmHWM')).toBeLessThan(MOST_MB);
  });

  it('leave nothing behind a minute later', async () => {
    const deadline = performance.now() + 60_000;
    while ((await memory('VmRSS')) > before + SLACK_MB && performance.now() < deadline) {
      await pause(100);
    }
    expect(await memory('VmRSS')).toBeLessThan(before + SLACK_MB);
  });
});

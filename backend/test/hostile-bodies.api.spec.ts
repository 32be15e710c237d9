import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bodyFieldsOf, operations, type Operation } from './harness/contract.js';
import { TOKEN_LENGTH } from '../src/platform/http/secret-address.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { signIn } from './harness/sign-in.js';

/** Processor time that a body may take of whoever nobody knows on a quiet machine, in milliseconds. */
const MOST_MS = 2;

/**
 * The time is that of the quietest of some rounds of requests, as many as it takes to find one that is quick enough: what
 * else the machine does costs them, too. A machine that takes longer for a piece of known work is given as much longer.
 */
const ROUNDS = 60;
const REQUESTS = 8;

/** A piece of known work, and what it takes on two quiet cores of the kind that the limit was set on. */
const WORK = JSON.stringify(Array.from({ length: 2_000 }, (_, id) => ({ id, name: 'x'.repeat(20) })));
const WORK_MS = 0.26;

/** Most wrong fields that an answer names. */
const MOST_ERRORS = 20;

const SEARCH = '/api/v1/cities/city-filter-food';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  // Code that ran a few times only is slow, whoever sends what.
  for (let count = 0; count < 200; count++) await send(SEARCH, SHAPES['a few unknown fields'] ?? '');
});
afterAll(() => test.close());

/** Texts of some 25 KB that are hard on expressions and counters. */
const TEXTS: Record<string, string> = {
  letters: 'x'.repeat(25_000),
  signs: '👩🏽‍🍳'.repeat(1_200),
  'accents that join': 'e\u0301'.repeat(8_000),
  'nothing to see': '\u200b'.repeat(9_000),
  'spaces around': `x${' '.repeat(25_000)}x`,
  'an endless e-mail': `a@${'a.'.repeat(13_000)}`,
  'an endless phone': '(+5'.repeat(9_000),
  'an endless link': `https://${'a.'.repeat(13_000)}`,
};

/** Bodies that are large, wide or deep for no reason. */
const SHAPES: Record<string, string> = {
  'a list of empty objects': JSON.stringify(Array.from({ length: 9_990 }, () => ({}))),
  'a short list': '[{},{}]',
  'unknown fields': JSON.stringify(Object.fromEntries(Array.from({ length: 9_000 }, (_, at) => [`f${at}`, 1]))),
  'a few unknown fields': JSON.stringify(Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`f${at}`, {}]))),
  'lists in lists': `{"a":${'['.repeat(11)}${']'.repeat(11)}}`,
  'an endless name': JSON.stringify({ ['n'.repeat(25_000)]: 1 }),
  'blanks only': ' '.repeat(32_000),
  escapes: `{"a":"${'\\u0000'.repeat(5_000)}"}`,
  'a text without an end': `{"a":"${'x'.repeat(32_000)}`,
  'more than is read': JSON.stringify({ a: 'x'.repeat(225_000) }),
};

/** Every field of a call holding the same thing. */
const filled = (operation: Operation, value: unknown, share = 1): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.keys(bodyFieldsOf(operation)).map((field) => [
        field,
        typeof value === 'string' ? value.slice(0, value.length * share) : value,
      ]),
    ),
  );

function bodiesFor(operation: Operation): [string, string][] {
  const share = 1 / Math.max(1, Object.keys(bodyFieldsOf(operation)).length);
  return [
    ...Object.entries(SHAPES),
    ...Object.entries(TEXTS).map(([name, text]): [string, string] => [name, filled(operation, text, share)]),
    ['objects where none belong', filled(operation, {})],
    ['lists where none belong', filled(operation, [])],
  ];
}

const send = (url: string, payload: string) =>
  test.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });

/** How much longer than a quiet one this machine takes right now; never less than as long. */
function slowness(): number {
  const before = process.cpuUsage();
  for (let count = 0; count < 5; count++) JSON.parse(WORK);
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, (user + system) / 1_000 / 5 / WORK_MS);
}

/** Processor time per request, in milliseconds of a quiet machine. */
async function costOf(url: string, payload: string): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    for (let count = 0; count < REQUESTS; count++) await send(url, payload);
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1_000 / REQUESTS / slowness());
    if (Math.min(...costs) <= MOST_MS) break;
  }
  return Math.min(...costs);
}

const OPEN = ['everyone', 'link'];
const open = operations
  .filter(({ 'x-access': access, method }) => OPEN.includes(access) && method !== 'get')
  .map((operation) => ({ ...operation, path: operation.path.replace('{token}', 'a'.repeat(TOKEN_LENGTH)) }));

describe('a body that nobody knows the sender of', () => {
  it.each(open.map((operation) => [operation.operationId, operation] as const))(
    'costs %s no more than others, whatever it is',
    async (_id, operation) => {
      const costs: [string, number][] = [];
      for (const [name, body] of bodiesFor(operation)) costs.push([name, await costOf(operation.path, body)]);
      expect(costs.filter(([, cost]) => cost > MOST_MS)).toEqual([]);
    },
  );

  it.each(open.map(({ operationId, path }) => [operationId, path]))(
    'is refused by %s in a few words if it is a list',
    async (id, path) => {
      // Of an operation that takes a few words the first is refused by its size already.
      const large = id === 'reportPageSpeed' ? [] : [SHAPES['a list of empty objects'] ?? ''];
      for (const body of [...large, '[{},{}]', '[]']) {
        const answer = await test.request.post(path).set('content-type', 'application/json').send(body).expect(400);
        expect(answer.body).toEqual({ status: 400, msg: 'El contenido enviado no se puede leer.', data: null });
      }
    },
  );

  it('has at most 64 parts, separators counted', async () => {
    const wide = (fields: number) => Object.fromEntries(Array.from({ length: fields }, (_, at) => [`f${at}`, 1]));
    const known = await test.request.post(SEARCH).send(wide(32)).expect(400);
    expect(known.body.errors).toHaveLength(MOST_ERRORS);
    const unread = await test.request.post(SEARCH).send(wide(33)).expect(400);
    expect(unread.body.errors).toBeUndefined();
  });
});

describe('the wrong fields of a body', () => {
  it('are named until there are twenty, also those of staff', async () => {
    const { header } = await signIn(test);
    const answer = await test.request
      .put('/api/v1/comments/update/chef/1')
      .set(header)
      .send({ comments: Array.from({ length: 400 }, () => ({})) })
      .expect(400);
    expect(answer.body.errors).toHaveLength(MOST_ERRORS);
    expect(answer.body.errors[0].field).toBe('comments.0.client_name');
  });
});

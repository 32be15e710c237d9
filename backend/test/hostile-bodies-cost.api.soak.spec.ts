import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { bodiesFor, open, SHAPES } from './harness/hostile-bodies.js';

/** Processor time that a body of a stranger may take on a quiet machine, in milliseconds. */
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

const SEARCH = '/api/v1/cities/city-filter-food';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  // Code that ran a few times only is slow, no matter who sends what.
  for (let count = 0; count < 200; count++) await send(SEARCH, SHAPES['a few unknown fields'] ?? '');
});
afterAll(() => test.close());

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

it.each(open.map((operation) => [operation.operationId, operation] as const))(
  'a body of nobody known costs %s no more than others, whatever it is',
  async (_id, operation) => {
    const costs: [string, number][] = [];
    for (const [name, body] of bodiesFor(operation)) costs.push([name, await costOf(operation.path, body)]);
    expect(costs.filter(([, cost]) => cost > MOST_MS)).toEqual([]);
  },
);

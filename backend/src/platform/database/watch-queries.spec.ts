import { expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { watchQueries } from './watch-queries.js';

type Callback = (error: Error | null, result?: unknown) => void;

/** A connection whose driver answers with what it was asked, or fails. */
function connection(fails?: Error) {
  const asked: unknown[][] = [];
  const answer = (...given: unknown[]): void => {
    asked.push(given);
    const tell = given.at(-1) as Callback;
    setImmediate(() => (fails ? tell(fails) : tell(null, { rows: [given[0]] })));
  };
  jest.spyOn(Client.prototype, 'query').mockImplementation(answer);
  const client = new Client();
  watchQueries(client);
  return { client, asked };
}

afterEach(() => void jest.restoreAllMocks());

it('gives the driver a callback, so that it makes none that outlives the statement', async () => {
  const { client, asked } = connection();
  expect((await client.query('select 1')).rows).toEqual(['select 1']);
  expect((await client.query('select $1', [7])).rows).toEqual(['select $1']);
  const named = { name: 'one', text: 'select 2' };
  expect((await client.query(named)).rows).toEqual([named]);
  expect(asked.map((given) => given.map((one) => typeof one))).toEqual([
    ['string', 'function'],
    ['string', 'object', 'function'],
    ['object', 'function'],
  ]);
});

it('passes on the callback of who gives one', async () => {
  const { client, asked } = connection();
  const told = await new Promise((resolve) => {
    client.query('select 1', (_error, result) => resolve(result));
  });
  expect(told).toEqual({ rows: ['select 1'] });
  expect(asked).toHaveLength(1);
});

it('fails with a trace that leads to who has asked', async () => {
  const { client } = connection(new Error('refused'));
  const whoAsks = (): Promise<unknown> => client.query('select 1');
  const failed = await whoAsks().catch((error: unknown) => error as Error);
  expect(failed).toMatchObject({ message: 'refused' });
  expect((failed as Error).stack).not.toContain('Immediate');
});

import { beforeEach, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { choosePlans, PLANNED_ONCE } from './choose-plans.js';

type Callback = (error: Error | null, result?: unknown) => void;

const ONCE = { name: `${PLANNED_ONCE}1`, text: 'select $1', values: [1] };
const EACH = { name: 'prepared_2', text: 'select $1', values: [1] };
const GENERIC = 'set plan_cache_mode = force_generic_plan; set max_parallel_workers_per_gather = 0';
const CUSTOM = 'set plan_cache_mode = force_custom_plan; reset max_parallel_workers_per_gather';

let asked: unknown[];
let refuses: string | undefined;
let client: Client;

beforeEach(() => {
  asked = [];
  refuses = undefined;
  client = new Client();
  const query = (statement: unknown, ...more: unknown[]): unknown => {
    asked.push(statement);
    const error = statement === refuses ? new Error('refused') : null;
    const last = more.at(-1);
    if (typeof last === 'function') return (last as Callback)(error, { rows: [] });
    return error ? Promise.reject(error) : Promise.resolve({ rows: [] });
  };
  Object.assign(client, { query });
  choosePlans(client);
});

it('changes the setting only when the next statement needs the other one', async () => {
  for (const statement of [EACH, ONCE, ONCE, EACH, EACH]) await client.query(statement);
  expect(asked).toEqual([EACH, GENERIC, ONCE, ONCE, CUSTOM, EACH, EACH]);
});

it('serves whoever wants to be called back', () => {
  let called = 0;
  client.query(ONCE, () => {
    called += 1;
  });
  expect(asked).toEqual([GENERIC, ONCE]);
  expect(called).toBe(1);
});

it('plans for their values what has values and no such name', async () => {
  await client.query(ONCE);
  await client.query('select $1', [1]);
  await client.query(ONCE);
  await client.query({ text: 'select $1', values: [1] });
  expect(asked).toEqual([
    GENERIC,
    ONCE,
    CUSTOM,
    'select $1',
    GENERIC,
    ONCE,
    CUSTOM,
    { text: 'select $1', values: [1] },
  ]);
});

it('leaves the setting where there are no values', async () => {
  const without: unknown[] = ['select 1', { text: 'select 1' }, { text: 'select 1', values: [] }, null, 1];
  await client.query(ONCE);
  for (const statement of without) await client.query(statement as string);
  await client.query('select 2', []);
  expect(asked).toEqual([GENERIC, ONCE, ...without, 'select 2']);
});

it('leaves the setting for a cursor, which is no statement yet', async () => {
  const cursor = { text: 'select $1', values: [1], submit: () => undefined };
  await client.query(ONCE);
  client.query(cursor);
  expect(asked).toEqual([GENERIC, ONCE, cursor]);
});

it.each<[string, unknown[]]>([
  ['beside its text', [{ text: 'select $1' }, [1]]],
  ['and such a name further on', [{ name: `x${PLANNED_ONCE}`, text: 'select $1', values: [1] }]],
])('plans for its values what has them %s', async (_where, given) => {
  await client.query(ONCE);
  await (client.query as (...all: unknown[]) => Promise<unknown>)(...given);
  expect(asked).toEqual([GENERIC, ONCE, CUSTOM, given[0]]);
});

it('leaves a transaction its own setting, and goes on after it from where it was', async () => {
  await client.query(ONCE);
  await client.query('begin');
  await client.query(EACH);
  await client.query(ONCE);
  await client.query('commit');
  await client.query(ONCE);
  await client.query(EACH);
  expect(asked).toEqual([GENERIC, ONCE, 'begin', EACH, ONCE, 'commit', ONCE, CUSTOM, EACH]);
});

it.each([
  ['begin', 'commit'],
  ['BEGIN isolation level serializable', 'ROLLBACK '],
  ['start transaction read only', 'rollback'],
])('takes all for a transaction from %j to %j', async (begin, end) => {
  for (const statement of [begin, ONCE, end, ONCE]) await client.query(statement as string);
  expect(asked).toEqual([begin, ONCE, end, GENERIC, ONCE]);
});

it.each(['beginning', 'select begin', 'starting'])('takes %j for no beginning', async (text) => {
  await client.query(text);
  await client.query(ONCE);
  expect(asked).toEqual([text, GENERIC, ONCE]);
});

it.each(['commit; select 1', 'select commit', 'rollback to savepoint a'])('takes %j for no end', async (text) => {
  for (const statement of ['begin', text, ONCE]) await client.query(statement as string);
  expect(asked).toEqual(['begin', text, ONCE]);
});

it('fails as its connection does, and sets it anew the next time', async () => {
  refuses = GENERIC;
  await expect(client.query(ONCE)).rejects.toThrow('refused');
  const failed = await new Promise((resolve) => client.query(ONCE, resolve));
  expect(failed).toEqual(new Error('refused'));
  refuses = CUSTOM;
  expect(await new Promise((resolve) => client.query('select $1', [1], resolve))).toEqual(new Error('refused'));
  refuses = undefined;
  await client.query(ONCE);
  expect(asked).toEqual([GENERIC, GENERIC, CUSTOM, GENERIC, ONCE]);
});

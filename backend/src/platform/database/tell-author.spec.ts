import { describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { asSystem } from '../audit/author.js';
import { tellAuthor, TellingClient } from './tell-author.js';

/** What a connection sends for these statements. It answers each with its own text, and several in one with a list. */
async function sentFor(statements: (string | object)[], fails?: string): Promise<{ sent: string[]; said: unknown[] }> {
  const sent: string[] = [];
  const client = new Client();
  const query = (given: string | { text: string }): Promise<unknown> => {
    const text = typeof given === 'string' ? given : given.text;
    sent.push(text);
    if (fails !== undefined && text.startsWith(fails)) return Promise.reject(new Error(fails));
    const parts = text.split('; ');
    return Promise.resolve(parts.length > 1 ? parts : text);
  };
  Object.assign(client, { query });
  tellAuthor(client);
  const said: unknown[] = [];
  for (const statement of statements) said.push(await client.query(statement as string));
  return { sent, said };
}

const askedFor = async (statement: string): Promise<string[]> => (await sentFor([statement])).sent;

const BEGUN =
  /^begin; set local plan_cache_mode = auto; set local enable_mergejoin = off; set local audit\.author = '[^;]*'$/;
const begunWith = (text: string) => new RegExp(`${BEGUN.source.slice(0, -1)}; ${text}$`);

it.each([
  'insert into city (name) values ($1)',
  'with gone as (delete from city returning id) select id from gone',
  ' WITH some AS (select 1) UPDATE city set name = $1',
  ' Update city set name = $1',
  'delete from replicas',
  'merge into city using town on true when matched then delete',
  'truncate city',
])('says who writes before %j', async (statement) =>
  expect(await askedFor(statement)).toEqual([expect.stringMatching(/^set audit\.author = /), statement]),
);

it('says who writes before a statement with values', async () => {
  const { sent } = await sentFor([{ text: 'delete from city where id = $1', values: [1] }]);
  expect(sent).toEqual([expect.stringMatching(/^set audit\.author = /), 'delete from city where id = $1']);
});

it.each([
  'select 1',
  'select id from city where name = insert',
  'inserted',
  'within delete',
  'with page as (select id, updated_at, deleted from chef) select id from page',
])('says nothing before %j, which only reads', async (statement) =>
  expect(await askedFor(statement)).toEqual([statement]),
);

it.each(['insert into strict_count values (1)', 'with gone as (delete from replica) select 1'])(
  'says nothing before %j, whose table has no lines',
  async (statement) => expect(await askedFor(statement)).toEqual([statement]),
);

it('says who writes as a text of SQL', async () => {
  const { sent } = await asSystem("O'Higgins", () => sentFor(['delete from city']));
  expect(sent[0]).toBe(`set audit.author = '{"actor":"system","name":"O''Higgins"}'`);
});

it.each([[undefined], [null], [{ submit: () => undefined }], [{ text: 1 }]])(
  'passes on %j as it came',
  async (given) => {
    const sent: unknown[] = [];
    const client = new Client();
    Object.assign(client, { query: (statement: unknown) => Promise.resolve(sent.push(statement)) });
    tellAuthor(client);
    await client.query(given as unknown as string);
    expect(sent).toEqual([given]);
  },
);

describe('who wants to be called back', () => {
  type Callback = (error: Error | null, said?: unknown) => void;

  /** What a connection sends for a statement, and with what it calls back. */
  function calledBack(statements: unknown[][], fails = 'nothing'): { sent: unknown[]; said: unknown[] } {
    const [sent, said]: unknown[][] = [[], []];
    const client = new Client();
    const query = (statement: unknown, ...more: unknown[]): unknown => {
      sent?.push(statement);
      const error = String(statement).startsWith(fails) ? new Error(fails) : null;
      return (more.at(-1) as Callback)(error, statement);
    };
    Object.assign(client, { query });
    tellAuthor(client);
    const callback: Callback = (error, answer) => said?.push(error?.message ?? answer);
    for (const given of statements) (client.query as (...all: unknown[]) => unknown)(...given, callback);
    return { sent: sent ?? [], said: said ?? [] };
  }

  it('is, with the answer to their own statement', () => {
    const { sent, said } = calledBack([['delete from city where id = $1', [1]], ['select 1']]);
    expect(sent).toEqual([expect.stringMatching(/^set audit/), 'delete from city where id = $1', 'select 1']);
    expect(said).toEqual(['delete from city where id = $1', 'select 1']);
  });

  it('hears that the author could not be told, and nothing is written', () => {
    const { sent, said } = calledBack([['delete from city']], 'set audit');
    expect([sent.length, said]).toEqual([1, ['set audit']]);
  });

  it('begins a transaction at once', () => {
    const { sent, said } = calledBack([['begin'], ['delete from city'], ['commit']]);
    expect(sent).toEqual([expect.stringMatching(BEGUN), 'delete from city', 'commit']);
    expect(said).toEqual(sent);
  });
});

it('calls back who asks first in a transaction that was begun with a promise', async () => {
  const client = new Client();
  const query = (_statement: unknown, ...more: unknown[]) => (more.at(-1) as (error: null) => void)(null);
  Object.assign(client, { query });
  tellAuthor(client);
  await client.query('begin');
  expect(await new Promise((resolve) => client.query('select 1', [], resolve))).toBeNull();
});

it('is what the connections of pools without limits do', async () => {
  const client = new TellingClient();
  expect(await client.query('begin')).toMatchObject({ rows: [] });
});

describe('the beginning of a transaction', () => {
  it('travels with a first statement without values, which is answered alone', async () => {
    const { sent, said } = await sentFor(['begin', 'select 1', 'select 2', 'commit']);
    expect(sent).toEqual([expect.stringMatching(begunWith('select 1')), 'select 2', 'commit']);
    expect(said).toEqual([{ rows: [], rowCount: null, fields: [] }, 'select 1', 'select 2', 'commit']);
  });

  it('says who writes, once', async () => {
    const { sent } = await sentFor(['begin', 'delete from city', 'delete from chef', 'commit', 'delete from diet']);
    expect(sent).toEqual([
      expect.stringMatching(begunWith('delete from city')),
      'delete from chef',
      'commit',
      expect.stringMatching(/^set audit/),
      'delete from diet',
    ]);
  });

  it.each(['BEGIN isolation level serializable', 'start transaction read only'])('is any: %s', async (begin) => {
    const { sent } = await sentFor([begin, 'delete from city', 'ROLLBACK ', 'truncate city']);
    expect(sent[0]).toMatch(new RegExp(`^${begin}; set local .*; delete from city$`));
    expect(sent.slice(1)).toEqual(['ROLLBACK ', expect.stringMatching(/^set audit/), 'truncate city']);
  });

  it.each(['beginning', ' begin', 'select begin'])('is not %j', async (text) =>
    expect((await sentFor([text])).sent).toEqual([text]),
  );

  it.each(['commit; select 1', 'select commit', 'rollback to savepoint a'])('does not end with %j', async (text) => {
    const { sent } = await sentFor(['begin', 'select 1', text, 'delete from city']);
    expect(sent.slice(1)).toEqual([text, 'delete from city']);
  });

  it('goes before a first statement with values', async () => {
    const first = { text: 'select $1', values: [1] };
    const { sent } = await sentFor(['begin', first, 'commit']);
    expect(sent).toEqual([expect.stringMatching(BEGUN), 'select $1', 'commit']);
  });

  it.each([
    ['goes before', [1], 2],
    ['travels with', [], 1],
  ])('%s a first text with the values %j', async (_how, values, trips) => {
    const sent: unknown[] = [];
    const client = new Client();
    Object.assign(client, { query: (text: unknown) => Promise.resolve([sent.push(text)]) });
    tellAuthor(client);
    await client.query('begin');
    await client.query('select $1', values);
    expect(sent).toHaveLength(trips);
  });

  it('keeps the first statement from running alone where it fails', async () => {
    const first = { text: 'delete from city where id = $1', values: [1] };
    await expect(sentFor(['begin', first], 'begin')).rejects.toThrow('begin');
  });

  it.each(['commit', 'rollback'])('is not sent for nothing: %s', async (end) =>
    expect((await sentFor(['begin', end])).sent).toEqual([]),
  );

  it('is sent as it is with what follows it in its own text', async () =>
    expect((await sentFor(['begin; select 1'])).sent).toEqual(['begin; select 1']));
});

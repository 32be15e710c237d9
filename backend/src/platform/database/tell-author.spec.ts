import { describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { tellAuthor } from './tell-author.js';

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

const BEGUN = /^begin; set local plan_cache_mode = auto; set local audit\.author = '[^;]*'$/;
const begunWith = (text: string) => new RegExp(`${BEGUN.source.slice(0, -1)}; ${text}$`);

it.each([
  'insert into city (name) values ($1)',
  'with gone as (delete from city returning id) select id from gone',
  ' WITH some AS (select 1) UPDATE city set name = $1',
])('says who writes before %j', async (statement) =>
  expect(await askedFor(statement)).toEqual([expect.stringMatching(/^set audit\.author = /), statement]),
);

it.each(['select 1', 'with page as (select id, updated_at, deleted from chef) select id from page'])(
  'says nothing before %j, which only reads',
  async (statement) => expect(await askedFor(statement)).toEqual([statement]),
);

describe('the beginning of a transaction', () => {
  it('travels with a first statement without values, which is answered alone', async () => {
    const { sent, said } = await sentFor(['begin', 'select 1', 'select 2', 'commit']);
    expect(sent).toEqual([expect.stringMatching(begunWith('select 1')), 'select 2', 'commit']);
    expect(said.slice(1)).toEqual(['select 1', 'select 2', 'commit']);
  });

  it('goes before a first statement with values', async () => {
    const first = { text: 'select $1', values: [1] };
    const { sent } = await sentFor(['begin', first, 'commit']);
    expect(sent).toEqual([expect.stringMatching(BEGUN), 'select $1', 'commit']);
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

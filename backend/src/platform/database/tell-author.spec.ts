import { expect, it } from '@jest/globals';
import { Client } from 'pg';
import { tellAuthor } from './tell-author.js';

async function askedFor(statement: string): Promise<string[]> {
  const asked: string[] = [];
  const client = new Client();
  const query = (text: string): Promise<object> => {
    asked.push(text);
    return Promise.resolve({ rows: [] });
  };
  Object.assign(client, { query });
  tellAuthor(client);
  await client.query(statement);
  return asked;
}

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

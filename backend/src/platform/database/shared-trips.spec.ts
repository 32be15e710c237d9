import { expect, it } from '@jest/globals';
import { Client, escapeLiteral } from 'pg';
import { nameOf } from './named-statements.js';
import { SHARED, shareTrips, type SharedTrip } from './shared-trips.js';
import { tellAuthor } from './tell-author.js';

const CHEF = { text: 'select name from chef where id = $1', values: [7] };
const CITY = { text: 'select name from city where name = $1', values: ["Ñuñoa's"] };
const VERSION = { text: 'insert into version values ($1)', values: ['{"a":1}'] };

/** A connection that notes what it sends. It answers each statement of a text with a row that holds it. */
function connection(fails?: string) {
  const sent: string[] = [];
  const client = new Client();
  const query = (given: string | { text: string }): Promise<unknown> => {
    const text = typeof given === 'string' ? given : given.text;
    sent.push(text);
    if (fails !== undefined && text.includes(fails)) return Promise.reject(new Error(fails));
    const results = text.split('; ').map((part) => ({ rows: [part] }));
    return Promise.resolve(results.length > 1 ? results : results[0]);
  };
  Object.assign(client, { query });
  shareTrips(client);
  tellAuthor(client);
  const ask = async (trip: SharedTrip): Promise<unknown> => (await client.query(SHARED, [trip])).rows;
  return { client, sent, ask };
}

const nameFor = ({ text }: { text: string }): string => nameOf(text);
const runs = { chef: `execute ${nameFor(CHEF)}('7')`, city: `execute ${nameFor(CITY)}('Ñuñoa''s')` };
const runsVersion = `execute ${nameFor(VERSION)}('{"a":1}')`;

/** A connection that has prepared all of them. */
async function prepared(fails?: string) {
  const all = connection(fails);
  await all.ask({ statements: [CHEF, CITY, VERSION] });
  all.sent.length = 0;
  return all;
}

it('prepares statements one by one, and sends them as one text from then on', async () => {
  const { ask, sent } = connection();
  expect(await ask({ statements: [CHEF, CITY] })).toEqual([[CHEF.text], [CITY.text]]);
  expect(sent).toEqual([CHEF.text, CITY.text]);
  sent.length = 0;
  expect(await ask({ statements: [CHEF, CITY] })).toEqual([[runs.chef], [runs.city]]);
  expect(sent).toEqual([`${runs.chef}; ${runs.city}`]);
});

it.each(["D'Arcy", '', "'", '\\', "\\'", "a\\\\'b'", '{"a":"\\n\\""}', 'Ñuñoa', "E'x'", '\u2028', '$1'])(
  'writes the text %j as the driver does',
  async (text) => {
    const { ask, sent } = await prepared();
    await ask({ statements: [{ ...CITY, values: [text] }] });
    expect(sent).toEqual([`execute ${nameFor(CITY)}(${escapeLiteral(text)})`]);
  },
);

it('goes with the beginning of a transaction, and with its locks', async () => {
  const { client, ask, sent } = await prepared();
  await client.query('begin');
  const locks = { text: 'select lock(1); select lock(2)', results: 2 };
  expect(((await ask({ statements: [locks, CHEF] })) as unknown[]).slice(-2)).toEqual([
    ['select lock(2)'],
    [runs.chef],
  ]);
  expect(sent).toEqual([
    expect.stringMatching(
      /^begin; (set local [^;]*; ){3}set local enable_seqscan = off; select lock\(1\); select lock\(2\); execute/,
    ),
  ]);
});

it.each([
  ['a date', [new Date(0)]],
  ['a list', [[1, 2]]],
  ['a zero byte, which would end the text', ['a\0b']],
])('leaves it to the driver to write %s', async (_, values) => {
  const { ask, sent } = await prepared();
  await ask({ statements: [CHEF, { ...CITY, values }] });
  expect(sent).toEqual([CHEF.text, CITY.text]);
});

it('keeps what a value says from ending its literal', async () => {
  const { ask, sent } = await prepared();
  await ask({ statements: [CHEF, { ...CITY, values: [String.raw`\'; drop table chef; --`] }] });
  expect(sent[0]).toContain(String.raw`( E'\\''; drop table chef; --')`);
});

it.each([
  ['the commit', 'commit', [`${runsVersion}; commit`]],
  ['another statement, before it', 'select 1', [runsVersion, 'select 1']],
  ['the end of a savepoint, before it', 'release savepoint trx1', [runsVersion, 'release savepoint trx1']],
  ['nothing, where all is undone', 'rollback', ['rollback']],
])('lets a statement wait for %s', async (_, next, expected) => {
  const { client, ask, sent } = await prepared();
  await ask({ statements: [VERSION], waits: true });
  expect(sent).toEqual([]);
  await client.query(next);
  expect(sent).toEqual(expected);
  await client.query('select 2');
  expect(sent.at(-1)).toBe('select 2');
});

it('lets what waited come before what is asked for, whose answers are its own', async () => {
  const { ask, sent } = await prepared();
  await ask({ statements: [VERSION], waits: true });
  expect(await ask({ statements: [CHEF] })).toEqual([[runs.chef]]);
  expect(sent).toEqual([`${runsVersion}; ${runs.chef}`]);
});

it('says at the commit that what waited for it failed', async () => {
  const { client, ask } = await prepared(runsVersion);
  await ask({ statements: [VERSION], waits: true });
  await expect(client.query('commit')).rejects.toThrow(runsVersion);
});

/** Proves that a module cannot name the tables of another, however its query is written. */
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { before, test } from 'node:test';
import { ESLint } from 'eslint';
import { mayName, ownersOfTables } from './modules.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const MODULES = 'backend/src/modules';
const TABLES = `import { sql } from 'kysely';
import { database, tables } from '../../platform/database/tables.js';
import type { EntityManager } from '@mikro-orm/postgresql';
`;

/** @type {ESLint} */
let eslint;
before(() => {
  eslint = new ESLint({ cwd: ROOT });
});

/** @type {(file: string, text: string) => Promise<string[]>} */
async function named(file, text) {
  const results = await eslint.lintText(text, { filePath: `${MODULES}/${file}` });
  const messages = results.flatMap(({ messages }) => messages).filter(({ ruleId }) => ruleId === 'house/own-tables');
  return messages.map(({ message }) => /may not name (\w+)/.exec(message)?.[1] ?? message).sort();
}

/** A violation: where it is planted, what, and the tables that it must not name. */
const PLANTED = [
  [
    'chefs/chefs.service.ts',
    `import { query } from '../../platform/database/query.js';
import type { EntityManager } from '@mikro-orm/postgresql';
export const read = (em: EntityManager) => query(em, 'select … from person, proposal, quote_request');`,
    ['person', 'proposal', 'quote_request'],
  ],
  [
    'chefs/chef-lookups.repository.ts',
    `import { storeKeys } from '../../platform/database/store-keys.js';
import type { EntityManager } from '@mikro-orm/postgresql';
export const store = (em: EntityManager) => storeKeys(em, 'proposal', 'search_key', []);`,
    ['proposal'],
  ],
  [
    'chefs/chef.columns.ts',
    `export const COUNT = 'select count(*) from proposal p where p.chef_id = c.id';`,
    ['proposal'],
  ],
  [
    'chefs/chefs.repository.ts',
    'export const of = (id: string) => `select 1 from chef c join comment k on ${id}`;',
    ['comment'],
  ],
  [
    'chefs/chefs.repository.ts',
    `export const text = 'select 1 from chef, /* hidden */ "public"."person" where true';`,
    ['person'],
  ],
  [
    'chefs/chefs.repository.ts',
    `export const text = 'with x as (select 1 from (select 2) y, person) update quote_request set id = 1';`,
    ['person', 'quote_request'],
  ],
  [
    'chefs/chefs.repository.ts',
    `${TABLES}export const all = tables.selectFrom('person as p').select('p.id');`,
    ['person'],
  ],
  [
    'chefs/chefs.repository.ts',
    `${TABLES}export const all = tables.selectFrom(['chef', 'comment']).select('chef.id');`,
    ['comment'],
  ],
  [
    'chefs/chefs.repository.ts',
    `${TABLES}export const all = tables.selectFrom('chef').innerJoin('proposal', 'proposal.chef_id', 'chef.id');`,
    ['proposal'],
  ],
  [
    'chefs/chefs.repository.ts',
    `${TABLES}export const one = (table: 'chef' | 'comment') => tables.selectFrom(table);`,
    ['comment'],
  ],
  [
    'chefs/chefs.repository.ts',
    `${TABLES}export const none = (em: EntityManager) => database(em).deleteFrom('quote_request').execute();`,
    ['quote_request'],
  ],
  ['chefs/chefs.repository.ts', `${TABLES}export const found = sql\`select 1 from person\`;`, ['person']],
  ['lookups/lookups.repository.ts', `${TABLES}export const all = tables.selectFrom('chef');`, ['chef']],
  ['comments/comments.repository.ts', `${TABLES}export const all = tables.selectFrom('chef');`, ['chef']],
  ['catalogue/chefs/chef.columns.ts', `export const people = 'select 1 from person';`, ['person']],
];

for (const [file, text, tables] of /** @type {[string, string, string[]][]} */ (PLANTED))
  test(`${tables.join(', ')} in ${file}`, async () => assert.deepEqual(await named(file, text), tables));

test('a table that is known only when the query runs', async () => {
  const text = `${TABLES}export const all = (name: string) => tables.selectFrom(name as never as string);`;
  assert.deepEqual(await named('chefs/chefs.repository.ts', text), [
    'Which table this is must be known from its type.',
  ]);
});

test('what a module may name', async () => {
  const own = `${TABLES}export const all = tables.selectFrom('chef').innerJoin('chef_city', 'chef_city.chef_id', 'chef.id')
  .innerJoin('city', 'city.id', 'chef_city.city_id');
export const ROUTE = 'update/proposal/:id';
export const sentence = "Words that begin with 'person', from a proposal";`;
  assert.deepEqual(await named('chefs/chefs.repository.ts', own), []);
  assert.deepEqual(
    await named('dashboard/figures.repository.ts', `export const all = 'select 1 from person, comment';`),
    [],
  );
});

test('every table has its module', () => {
  const owners = ownersOfTables(ROOT);
  for (const [table, module] of Object.entries({
    chef: 'chefs',
    chef_food_type: 'chefs',
    gallery_image: 'chefs',
    food_type: 'lookups',
    image: 'files',
    person: 'users',
    ended_session: 'users',
    quote_request: 'quotes',
  }))
    assert.equal(owners.get(table), module);
  assert.equal(mayName('quotes', 'lookups'), true);
  assert.equal(mayName('quotes', 'chefs'), false);
  assert.equal(mayName('lookups', 'chefs'), false);
});

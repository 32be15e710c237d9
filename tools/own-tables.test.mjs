/** A module cannot write the tables of another, however it is written: neither today's modules nor planted files do. */
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { ownersOfTables } from './modules.mjs';
import { problemsOfTables } from './own-tables.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const MODULES = 'backend/src/modules';
const TABLES = `import { sql } from 'kysely';
import { database, tables } from '../../platform/database/tables.js';
import type { EntityManager } from '@mikro-orm/postgresql';
`;

/**
 * A violation: in which kind of file it is planted, what, and the tables that it must not write.
 * @type {[file: string, text: string, tables: string[]][]}
 */
const PLANTED = [
  [
    'chefs/chefs.service.ts',
    `import { query } from '../../platform/database/query.js';
import type { EntityManager } from '@mikro-orm/postgresql';
export const write = (em: EntityManager) => query(em, 'update proposal set dish_name = $1 where id = 1');`,
    ['proposal'],
  ],
  [
    'chefs/chef-lookups.repository.ts',
    `import { storeSearchKeys } from '../../platform/database/search-keys.js';
import type { EntityManager } from '@mikro-orm/postgresql';
export const store = (em: EntityManager) => storeSearchKeys(em, 'proposal', 'search_key', []);`,
    ['proposal'],
  ],
  [
    'chefs/chef-lookups.repository.ts',
    `import { JoinTable } from '../../platform/database/join-table.js';
export const rows = (kind: 'city' | 'modality') => new JoinTable(\`proposal_\${kind}\`, 'proposal_id', \`\${kind}_id\`);`,
    ['proposal_city', 'proposal_modality'],
  ],
  [
    'chefs/chefs.repository.ts',
    'export const of = (id: string) => `delete from comment k using chef c where ${id}`;',
    ['comment'],
  ],
  [
    'chefs/chefs.repository.ts',
    `export const text = 'insert into /* hidden */ "public"."person" (name) select chef_name from chef';`,
    ['person'],
  ],
  [
    'chefs/chefs.repository.ts',
    `export const text = 'with x as (delete from only person returning id) update quote_request set id = 1';`,
    ['person', 'quote_request'],
  ],
  ['chefs/chefs.repository.ts', `export const text = 'truncate table comment';`, ['comment']],
  ['chefs/chefs.repository.ts', `${TABLES}export const add = tables.insertInto('comment').values([]);`, ['comment']],
  [
    'chefs/chefs.repository.ts',
    `${TABLES}export const change = tables.updateTable('person as p').set({ name: 'x' });`,
    ['person'],
  ],
  [
    'chefs/chefs.repository.ts',
    `${TABLES}export const one = (table: 'chef' | 'comment') => tables.deleteFrom(table);`,
    ['comment'],
  ],
  [
    'chefs/chefs.repository.ts',
    `${TABLES}export const none = (em: EntityManager) => database(em).deleteFrom('quote_request').execute();`,
    ['quote_request'],
  ],
  ['chefs/chefs.repository.ts', `${TABLES}export const gone = sql\`delete from person\`;`, ['person']],
  ['lookups/lookups.repository.ts', `${TABLES}export const gone = tables.deleteFrom('chef');`, ['chef']],
  ['dashboard/figures.repository.ts', `${TABLES}export const gone = tables.deleteFrom('chef');`, ['chef']],
];

/** What a module may do: write its own tables, and read any. @type {[file: string, text: string][]} */
const ALLOWED = [
  [
    'chefs/chefs.repository.ts',
    `${TABLES}export const all = tables.selectFrom('chef').innerJoin('proposal', 'proposal.chef_id', 'chef.id')
  .innerJoin('comment', 'comment.chef_id', 'chef.id');
export const gone = tables.deleteFrom('chef_slug').using('proposal');
export const ROUTE = 'update/proposal/:id';
export const LOCK = 'select 1 from proposal for update of proposal';`,
  ],
  ['lookups/lookups.repository.ts', `export const all = 'update city set name = (select name from chef limit 1)';`],
];

const UNKNOWN = `${TABLES}export const gone = (name: string) => tables.deleteFrom(name as never as string);`;

/** @type {(at: number | string, file: string) => string} */
const pathOf = (at, file) => `${MODULES}/${file.replace(/([^/]+)$/, `planted-${at}-$1`)}`;

// One program for all: it costs more than everything else.
const files = [...PLANTED.map(([file, text]) => [file, text]), ...ALLOWED, ['chefs/chefs.repository.ts', UNKNOWN]];
const problems = problemsOfTables(
  Object.fromEntries(files.map(([file = '', text = ''], at) => [pathOf(at, file), text])),
);

/** @type {(path: string) => string[]} */
const foundIn = (path) =>
  problems
    .filter((problem) => problem.startsWith(`${path}:`))
    .map((problem) => /may not write (\w+)/.exec(problem)?.[1] ?? problem.replace(/^\S+ /, ''))
    .sort();

test('modules write their own tables', () => {
  assert.deepEqual(
    problems.filter((problem) => !problem.includes('/planted-')),
    [],
  );
});

for (const [at, [file, , tables]] of PLANTED.entries())
  test(`${tables.join(', ')} in ${file}`, () => assert.deepEqual(foundIn(pathOf(at, file)), tables));

test('what a module may do', () => {
  for (const [at, [file]] of ALLOWED.entries()) assert.deepEqual(foundIn(pathOf(PLANTED.length + at, file)), []);
});

test('a table that is known only when the statement runs', () => {
  assert.deepEqual(foundIn(pathOf(files.length - 1, 'chefs/chefs.repository.ts')), [
    'Which table this is must be known from its type.',
  ]);
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
});

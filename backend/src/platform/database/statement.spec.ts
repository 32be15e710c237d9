import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { PLANNED_ONCE } from './choose-plans.js';
import { statement, type Places } from './statement.js';
import { tables } from './tables.js';

interface Search {
  state?: 'ACTIVE' | 'DESACTIVADO' | null;
  words: string[];
  limit: number;
}

let written = 0;
const chefs = statement(({ state, words, limit }: Places<Search>) => {
  written++;
  let found = tables.selectFrom('chef as c').select('c.id').where('c.favorite', '=', true).limit(limit);
  if (state) found = found.where('c.state', '=', state);
  for (const word of words) found = found.where('c.search_key', 'like', word);
  return found;
});

const START = 'select "c"."id" from "chef" as "c" where "c"."favorite" = $1';

it('has the conditions that are asked for, and their values where they stand', () => {
  expect(chefs.with({ state: 'ACTIVE', words: ['%a%', '%b%'], limit: 3 })).toMatchObject({
    text: `${START} and "c"."state" = $2 and "c"."search_key" like $3 and "c"."search_key" like $4 limit $5`,
    values: [true, 'ACTIVE', '%a%', '%b%', 3],
  });
  for (const state of [null, undefined])
    expect(chefs.with({ state, words: [], limit: 0 })).toMatchObject({ text: `${START} limit $2`, values: [true, 0] });
});

it('is written once for each shape of its values', () => {
  written = 0;
  for (const limit of [1, 2, 3])
    expect(chefs.with({ state: 'DESACTIVADO', words: ['%a%'], limit }).values).toEqual([
      true,
      'DESACTIVADO',
      '%a%',
      limit,
    ]);
  expect(written).toBe(1);
  chefs.with({ words: ['%a%'], limit: 1 });
  chefs.with({ words: ['%a%', '%b%'], limit: 1 });
  expect(written).toBe(3);
});

it('keeps only so many texts of those that lists make', () => {
  const words = (count: number): string[] => Array.from({ length: count }, () => '%a%');
  for (let count = 0; count < 300; count++) chefs.with({ words: words(count), limit: 1 });
  written = 0;
  for (let count = 200; count < 300; count++) chefs.with({ words: words(count), limit: 1 });
  expect(written).toBe(0);
  chefs.with({ words: words(50), limit: 1 });
  expect(written).toBe(1);
});

it('is prepared unless a list makes its text one of endlessly many', () => {
  expect(chefs.with({ words: [], limit: 1 }).name).toBeDefined();
  expect(chefs.with({ words: ['%a%'], limit: 1 }).name).toBeUndefined();
  const one = statement(({ id }: Places<{ id: number }>) =>
    tables.selectFrom('chef').select('slug').where('id', '=', id),
  );
  expect(one.with({ id: 7 })).toEqual({
    text: 'select "slug" from "chef" where "id" = $1',
    values: [7],
    name: expect.any(String),
    reads: true,
  });
});

it('says in its name that it is planned once', () => {
  const build = ({ id }: Places<{ id: number }>) => tables.selectFrom('city').select('name').where('id', '=', id);
  expect(statement(build, { planned: 'once' }).with({ id: 7 }).name).toMatch(new RegExp(`^${PLANNED_ONCE}\\d+$`));
  const each = ({ id }: Places<{ id: number }>) => tables.selectFrom('diet').select('name').where('id', '=', id);
  expect(statement(each).with({ id: 7 }).name).not.toContain(PLANNED_ONCE);
});

it('has one name for a text, also when it is written again', () => {
  const { name } = chefs.with({ words: [], limit: 1 });
  for (let count = 1; count < 300; count++) chefs.with({ words: Array.from({ length: count }, () => '%a%'), limit: 1 });
  expect(chefs.with({ words: [], limit: 1 }).name).toBe(name);
});

it('needs no values where it has no place for any', () => {
  const all = statement(() => tables.selectFrom('city').select(['id', sql.lit(1).as('one')]));
  expect(all.with()).toEqual({
    text: 'select "id", 1 as "one" from "city"',
    values: [],
    name: expect.any(String),
    reads: true,
  });
});

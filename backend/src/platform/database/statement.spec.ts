import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { statement, type Placeholders } from './statement.js';
import { tables } from './tables.js';

interface Search {
  state?: 'ACTIVE' | 'DESACTIVADO' | null;
  words: string[];
  limit: number;
}

let written = 0;
const chefs = statement(({ state, words, limit }: Placeholders<Search>) => {
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

it('is prepared where it reads by key, under one name on every connection, also when it is written again', () => {
  const build = ({ id }: Placeholders<{ id: number }>) => tables.selectFrom('chef').select('slug').where('id', '=', id);
  const prepared = {
    text: 'select "slug" from "chef" where "id" = $1',
    values: [7],
    name: expect.stringMatching(/^by_key_\d+$/),
    reads: true,
  };
  expect(statement(build, { byKey: true }).with({ id: 7 })).toEqual(prepared);
  const again = statement(build, { byKey: true }).with({ id: 7 });
  expect(again.name).toBe(statement(build, { byKey: true }).with({ id: 8 }).name);
  expect(statement(build).with({ id: 7 })).toEqual({ ...prepared, name: undefined });
});

it('needs no values where it has no placeholders', () => {
  const all = statement(() => tables.selectFrom('city').select(['id', sql.lit(1).as('one')]));
  expect(all.with()).toEqual({
    text: 'select "id", 1 as "one" from "city"',
    values: [],
    name: undefined,
    reads: true,
  });
});

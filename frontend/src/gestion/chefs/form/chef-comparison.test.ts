import { adminChef, image } from '../chefs.fixtures';
import { CHEF_COMPARISON } from './chef-comparison';
import { savedChef, type ChefValues } from './chef-record';
import type { ProposalItem } from './proposal-fields';

const dish = (id: number): ProposalItem => ({
  key: `guardado-${id}`,
  id,
  version: 1,
  slug: `plato-${id}`,
  dish_name: `Plato ${id}`,
  profile_image: image(id + 30),
  description: 'De campo',
  starter: 'Pebre',
  main_course: 'Cazuela',
  dessert: 'Mote',
  modalities: [1],
  food_types: [],
  cities: [],
  guests_min: null,
  guests_max: null,
  duration_minutes: null,
  diets: [],
});
/** A new one that says the same. */
function fresh(id: number): ProposalItem {
  const { id: _id, version: _version, slug: _slug, ...details } = dish(id);
  return { ...details, key: 'nueva' };
}
const opinion = { key: 'guardado-7', id: 7, version: 1, client_name: 'Josefa', description: 'Rico', score: 4 };

const base: ChefValues = { ...savedChef(adminChef()).values, proposals: [dish(1), dish(2)], comments: [opinion] };

function compare(mine: Partial<ChefValues>, theirs: Partial<ChefValues>) {
  const versions = { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } };
  const shown = CHEF_COMPARISON.differences(versions).map(({ key, label, suggested }) => [key, label, suggested]);
  return { shown, merge: (choices = {}) => CHEF_COMPARISON.merge(versions, choices) };
}
const ids = ({ proposals }: ChefValues) => proposals.map(({ id }) => id);

test('fields of the chef and of one experience are compared, each under its name', () => {
  const { shown, merge } = compare(
    { name: 'Mío', proposals: [{ ...dish(1), dessert: 'Leche asada' }, dish(2)] },
    {
      name: 'Suyo',
      modalities: [1, 2],
      proposals: [{ ...dish(1), version: 2, dessert: 'Sopaipillas', starter: 'Ceviche' }, dish(2)],
    },
  );
  expect(shown).toEqual([
    ['name', 'Nombre', 'mine'],
    ['guardado-1-dessert', 'Propuesta «Plato 1»: Parte 3', 'mine'],
  ]);
  const merged = merge({ name: 'theirs', 'guardado-1-dessert': 'mine' });
  expect(merged).toMatchObject({ name: 'Suyo', modalities: [1, 2] });
  expect(merged.proposals[0]).toMatchObject({ version: 2, dessert: 'Leche asada', starter: 'Ceviche' });
});

test('an experience they deleted and I changed: kept as a new one, or gone', () => {
  const changed = { ...dish(1), dessert: 'Leche asada' };
  const { shown, merge } = compare({ proposals: [changed, dish(2)] }, { proposals: [dish(2)] });
  expect(shown).toEqual([['guardado-1', 'Propuesta «Plato 1»', 'mine']]);
  const [kept] = merge({ 'guardado-1': 'mine' }).proposals;
  expect(kept).toMatchObject({ dessert: 'Leche asada' });
  expect([kept?.id, kept?.version, kept?.slug]).toEqual([undefined, undefined, undefined]);
  expect(ids(merge({ 'guardado-1': 'theirs' }))).toEqual([2]);
});

test('an experience that they deleted and nobody touched here is gone without a question', () => {
  const { shown, merge } = compare({ name: 'Mío' }, { proposals: [dish(2)] });
  expect(shown).toEqual([]);
  expect(ids(merge({ 'guardado-1': 'mine' }))).toEqual([2]);
});

test('one that I deleted and they changed comes back if I choose so', () => {
  const { shown, merge } = compare(
    { proposals: [dish(2)] },
    { proposals: [{ ...dish(1), dessert: 'Sopaipillas', version: 2 }, dish(2)] },
  );
  expect(shown).toEqual([['guardado-1', 'Propuesta «Plato 1»', 'theirs']]);
  expect(ids(merge({ 'guardado-1': 'theirs' }))).toEqual([2, 1]);
  expect(ids(merge({ 'guardado-1': 'mine' }))).toEqual([2]);
  expect(compare({ proposals: [dish(2)] }, {}).shown).toEqual([]);
});

test('what they added is there afterwards; what I added is kept', () => {
  const { shown, merge } = compare(
    { proposals: [...base.proposals, fresh(1)] },
    { proposals: [...base.proposals, dish(3)] },
  );
  expect(shown).toEqual([]);
  expect(ids(merge())).toEqual([1, 2, undefined, 3]);
});

test('what was saved although its answer got lost is recognised, not created again', () => {
  const { merge } = compare(
    { proposals: [...base.proposals, fresh(4)] },
    { proposals: [...base.proposals, { ...dish(4), key: 'nueva', dessert: 'Kuchen' }] },
  );
  expect(ids(merge())).toEqual([1, 2, 4]);
  expect(merge().proposals.at(-1)).toMatchObject({ version: 1, dessert: 'Mote' });
});

test('opinions are compared too', () => {
  const { shown, merge } = compare(
    {
      comments: [
        { ...opinion, score: 5 },
        { key: 'otra', client_name: 'Otra', description: 'Bien', score: 3 },
      ],
    },
    { comments: [{ ...opinion, version: 2, description: 'Muy rico' }] },
  );
  expect(shown).toEqual([]);
  expect(merge().comments).toMatchObject([
    { id: 7, version: 2, score: 5, description: 'Muy rico' },
    { client_name: 'Otra' },
  ]);
});

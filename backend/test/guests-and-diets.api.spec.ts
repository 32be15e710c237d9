import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Diet } from '../src/modules/lookups/index.js';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { emptyTables } from './harness/empty-tables.js';
import { chefForm, modality, proposalForm, uploadedImage } from './harness/factories.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { statementsDuring } from './harness/statements.js';

const API = '/api/v1';

let test: TestApp;
let admin: SignedIn;
let pictures: Record<string, unknown>;
let dish: { id: number };
let diets: Record<'vegan' | 'halal' | 'gluten', number>;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
  pictures = {
    profile_image: await uploadedImage(test, 'profile'),
    cover_image: await uploadedImage(test, 'cover'),
    gallery: [await uploadedImage(test, 'gallery')],
  };
  dish = await uploadedImage(test, 'proposal');
});
afterAll(() => test.close());
beforeEach(async () => {
  await emptyTables(test.em(), 'chef', 'proposal', 'diet');
  const made = [new Diet('Vegana', 'vegana'), new Diet('Halal', 'halal'), new Diet('Sin gluten', 'sin_gluten')];
  await test.em().persist(made).flush();
  const [vegan = 0, halal = 0, gluten = 0] = made.map(({ id }) => id);
  diets = { vegan, halal, gluten };
});

const post = (path: string, body: object) => test.request.post(`${API}/${path}`).set(admin.header).send(body);
const put = (path: string, body: object) => test.request.put(`${API}/${path}`).set(admin.header).send(body);

async function chef(name: string, price_per_person: number | null = 45_000): Promise<number> {
  const form = await chefForm(test, { ...pictures, name, price_per_person });
  return (await post('chefs/create', form).expect(200)).body.data.id as number;
}
const formOf = (chefId: number, changes: object) => proposalForm(test, chefId, { profile_image: dish, ...changes });
async function menu(chefId: number, dish_name: string, changes: object = {}): Promise<number> {
  const { body } = await post('proposals/create', await formOf(chefId, { dish_name, ...changes }));
  expect([body.status, body.errors]).toEqual([201, undefined]);
  return body.data.id as number;
}
const guests = (guests_min: number, guests_max: number) => ({ guests_min, guests_max });

/** The chefs and the experiences that a visitor finds, by name. */
async function found(asked: object): Promise<{ chefs: string[]; menus: string[] }> {
  const [chefs, menus] = await Promise.all([
    test.request.post(`${API}/cities/city-filter-food`).send(asked).expect(200),
    test.request.post(`${API}/proposals/search_menu`).send(asked).expect(200),
  ]);
  return {
    chefs: (chefs.body.data as { chef_name: string }[]).map(({ chef_name: name }) => name),
    menus: (menus.body.data as { dish_name: string }[]).map(({ dish_name: name }) => name),
  };
}

describe('an experience', () => {
  const FACTS = { guests_min: 4, guests_max: 14, duration_minutes: 150 };

  it('says for how many it is, how long it takes and what it serves, to staff, on its page and on cards', async () => {
    const id = await menu(await chef('Ana'), 'Uno', { ...FACTS, diets: [diets.vegan, diets.halal] });
    const { body } = await put(`proposals/update/${id}`, {
      ...(await formOf(1, { dish_name: 'Uno', ...FACTS, diets: [diets.vegan] })),
      chef_id: undefined,
    }).expect(200);
    expect(body.data).toMatchObject({ ...FACTS, diets: [{ id: diets.vegan, name: 'Vegana' }] });
    const page = await test.request.get(`${API}/proposals/one/Uno`).expect(200);
    expect(page.body.data).toMatchObject({ ...FACTS, diets: [{ id: diets.vegan, name: 'Vegana', kind: 'vegana' }] });
    const list = await test.request.get(`${API}/proposals/all`).expect(200);
    expect(list.body.data.proposals).toMatchObject([FACTS]);
    const chefPage = await test.request.get(`${API}/chefs/get-one/Ana`).expect(200);
    expect(chefPage.body.data.proposals).toMatchObject([FACTS]);
  });

  it('may say nothing of it, and take back what it said; diets that a form leaves out stay', async () => {
    const id = await menu(await chef('Ana'), 'Uno', { ...FACTS, diets: [diets.vegan] });
    const form = await formOf(1, { dish_name: 'Uno', guests_min: '', guests_max: null });
    const { body } = await put(`proposals/update/${id}`, { ...form, chef_id: undefined }).expect(200);
    expect(body.data).toMatchObject({ guests_min: null, guests_max: null, duration_minutes: null });
    expect(body.data.diets).toMatchObject([{ name: 'Vegana' }]);
  });

  it.each<[string, object, string]>([
    ['guests without a beginning', { guests_max: 8 }, 'guests_min'],
    ['guests without an end', { guests_min: 2 }, 'guests_max'],
    ['guests the wrong way round', guests(8, 2), 'guests_max'],
    ['nobody', guests(0, 2), 'guests_min'],
    ['half a guest', guests(1, 2.5), 'guests_max'],
    ['too many guests', guests(1, 1001), 'guests_max'],
    ['no time', { duration_minutes: 14 }, 'duration_minutes'],
    ['more than a day', { duration_minutes: 1441 }, 'duration_minutes'],
    ['a duration in words', { duration_minutes: '2 h' }, 'duration_minutes'],
    ['the same diet twice', { diets: [1, 1] }, 'diets'],
    ['a diet by name', { diets: ['Vegana'] }, 'diets'],
  ])('is refused with %s, and nothing is written', async (_name, changes, field) => {
    const { body } = await post('proposals/create', await formOf(await chef('Ana'), changes)).expect(400);
    expect((body.errors as { field: string }[]).map((error) => error.field)).toContain(field);
    expect(await query(test.em(), 'select id from proposal')).toEqual([]);
  });

  it('is named by its place in the chef’s form', async () => {
    const id = await chef('Ana');
    const { chef_id: _chef, ...item } = await formOf(id, { guests_min: 9, guests_max: 3 });
    const { body } = await put(`proposals/update/chef/${id}`, { proposals: [item] }).expect(400);
    expect(body.errors).toEqual([
      { field: 'proposals.0.guests_max', msg: 'No puede ser menos que el mínimo de personas.' },
    ]);
  });
});

describe('a search', () => {
  it('by guests finds what is for so many, ends included, and nothing that does not say', async () => {
    const [ana, beto] = [await chef('Ana'), await chef('Beto')];
    await menu(ana, 'Pequeña', guests(2, 6));
    await menu(ana, 'Grande', guests(6, 40));
    await menu(beto, 'Callada');
    expect(await found({ guests: 2 })).toEqual({ chefs: ['Ana'], menus: ['Pequeña'] });
    expect(await found({ guests: 6 })).toEqual({ chefs: ['Ana'], menus: ['Grande', 'Pequeña'] });
    expect(await found({ guests: 41 })).toEqual({ chefs: [], menus: [] });
    const all = { chefs: ['Beto', 'Ana'], menus: ['Callada', 'Grande', 'Pequeña'] };
    for (const nothing of [{}, { guests: 0 }, { guests: null, diets: [], priceFrom: 0, priceTo: null }])
      expect(await found(nothing)).toEqual(all);
  });

  it('by diets finds who serves all of them in one experience, for all guests', async () => {
    const [ana, beto] = [await chef('Ana'), await chef('Beto')];
    await menu(ana, 'Vegana', { diets: [diets.vegan], ...guests(2, 6) });
    await menu(ana, 'Halal', { diets: [diets.halal], ...guests(20, 40) });
    await menu(beto, 'Ambas', { diets: [diets.vegan, diets.halal], ...guests(10, 20) });
    expect(await found({ diets: [diets.vegan] })).toEqual({ chefs: ['Beto', 'Ana'], menus: ['Ambas', 'Vegana'] });
    expect(await found({ diets: [diets.halal, diets.vegan] })).toEqual({ chefs: ['Beto'], menus: ['Ambas'] });
    expect(await found({ diets: [diets.gluten] })).toEqual({ chefs: [], menus: [] });
    expect(await found({ diets: [diets.vegan], guests: 20 })).toEqual({ chefs: ['Beto'], menus: ['Ambas'] });
  });

  it('by price finds what lies between, ends included, and no chef who quotes each event', async () => {
    for (const [name, price] of [
      ['Ana', 30_000],
      ['Beto', 50_000],
      ['Carla', null],
    ] as const)
      await menu(await chef(name, price), `De ${name}`);
    expect(await found({ priceFrom: 30_000, priceTo: 49_999 })).toEqual({ chefs: ['Ana'], menus: ['De Ana'] });
    expect(await found({ priceFrom: 30_001 })).toEqual({ chefs: ['Beto'], menus: ['De Beto'] });
    expect(await found({ priceTo: 50_000 })).toEqual({ chefs: ['Beto', 'Ana'], menus: ['De Beto', 'De Ana'] });
    expect(await found({ priceFrom: 60_000, priceTo: 40_000 })).toEqual({ chefs: [], menus: [] });
  });

  it('combines all of it with the three filters and words', async () => {
    const dinners = await modality(test, 'Cenas');
    const [ana, beto] = [await chef('Ana', 30_000), await chef('Beto', 60_000)];
    const facts = { ...guests(4, 14), diets: [diets.vegan] };
    await menu(ana, 'Una', { ...facts, food_types: ['Thai'] });
    await menu(ana, 'Otra', { ...guests(4, 14), food_types: ['Thai'] });
    await menu(beto, 'Cara', { ...facts, food_types: ['Thai'] });
    const all = { modalityId: dinners.id, guests: 8, diets: [diets.vegan], priceTo: 40_000 };
    expect(await found(all)).toEqual({ chefs: ['Ana'], menus: ['Una'] });
    expect((await found({ ...all, search: 'thai' })).menus).toEqual(['Una']);
    expect((await found({ ...all, search: 'beto' })).menus).toEqual([]);
    expect((await found({ ...all, modalityId: 2_147_483_647 })).menus).toEqual([]);
  });

  it.each<[object, string]>([
    [{ guests: -1 }, 'guests'],
    [{ guests: 1001 }, 'guests'],
    [{ guests: '8' }, 'guests'],
    [{ diets: [0] }, 'diets'],
    [{ diets: Array.from({ length: 11 }, (_, at) => at + 1) }, 'diets'],
    [{ diets: 3 }, 'diets'],
    [{ priceFrom: 1.5 }, 'priceFrom'],
    [{ priceTo: 100_000_001 }, 'priceTo'],
    [{ duration: 60 }, 'duration'],
  ])('refuses %j', async (asked, field) => {
    for (const path of ['cities/city-filter-food', 'proposals/search_menu']) {
      const { body } = await test.request.post(`${API}/${path}`).send(asked).expect(400);
      expect((body.errors as { field: string }[]).map((error) => error.field)).toEqual([field]);
    }
  });

  it('is one statement, whatever it asks for', async () => {
    await menu(await chef('Ana'), 'Una', { ...guests(4, 14), diets: [diets.vegan, diets.halal] });
    const asked = { guests: 8, diets: [diets.vegan, diets.halal], priceFrom: 1000, priceTo: 90_000 };
    for (const path of ['cities/city-filter-food', 'proposals/search_menu']) {
      const ask = () => test.request.post(`${API}/${path}`).send(asked).expect(200);
      expect(await statementsDuring(ask)).toHaveLength(1);
    }
  });
});

it('the list of chefs tells staff for how many and for which diets their experiences are', async () => {
  const [ana] = [await chef('Ana'), await chef('Beto')];
  await menu(ana, 'Una', { ...guests(4, 14), diets: [diets.vegan] });
  await menu(ana, 'Dos', { ...guests(2, 8), diets: [diets.vegan, diets.gluten] });
  await menu(ana, 'Tres');
  const { body } = await test.request.get(`${API}/chefs/all`).set(admin.header).expect(200);
  expect(body.data).toMatchObject([
    { chef_name: 'Ana', ...guests(2, 14), diets: ['Sin gluten', 'Vegana'] },
    { chef_name: 'Beto', guests_min: null, guests_max: null, diets: [] },
  ]);
});

it('the database itself refuses guests and times that cannot be', async () => {
  const id = await menu(await chef('Ana'), 'Una');
  for (const wrong of ['guests_min = 1', 'guests_min = 5, guests_max = 2', 'duration_minutes = 1'])
    await expect(query(test.em(), `update proposal set ${wrong} where id = ${id}`)).rejects.toThrow(/check/);
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { City, Diet, Modality } from '../src/modules/lookups/index.js';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { emptyTables } from './harness/empty-tables.js';
import { chefForm, modality, proposalForm, uploadedImage } from './harness/factories.js';
import { raceAt } from './harness/race.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { rounds } from './harness/soak.js';
import { statementsDuring } from './harness/statements.js';

const API = '/api/v1';
const NOBODY = 2147483647;
const GONE = 'Ya no está en la lista: otra persona lo eliminó o lo unió con otro nombre.';

type Kind = 'food_type' | 'city' | 'modality' | 'diet';

interface Listed {
  id: number;
  name: string;
  hidden: boolean;
  service: boolean | null;
  version: number;
  former_names: string[];
  chefs: number;
  proposals: number;
  requests: number;
  on_site: boolean;
}

let test: TestApp;
let admin: SignedIn;
let pictures: Record<string, unknown>;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
  pictures = {
    profile_image: await uploadedImage(test, 'profile'),
    cover_image: await uploadedImage(test, 'cover'),
    gallery: [await uploadedImage(test, 'gallery')],
  };
});
afterAll(() => test.close());
beforeEach(async () => {
  await emptyTables(test.em(), 'chef', 'proposal', 'comment', 'city', 'food_type', 'modality', 'diet', 'quote_request');
});

const get = (path: string) => test.request.get(`${API}/${path}`).set(admin.header);
const post = (path: string, body: object) => test.request.post(`${API}/${path}`).set(admin.header).send(body);
const put = (path: string, body: object = {}) => test.request.put(`${API}/${path}`).set(admin.header).send(body);
const add = (kind: Kind, name: string, more: object = {}) => post(`lookups/${kind}/create`, { name, ...more });
const update = (kind: Kind, id: number, body: object) => put(`lookups/${kind}/update/${id}`, body);
const hide = (kind: Kind, id: number, more: object = {}) => put(`lookups/${kind}/change-hidden/${id}`, more);
const merge = (kind: Kind, id: number, into_id: number, more: object = {}) =>
  put(`lookups/${kind}/merge/${id}`, { into_id, ...more });
const remove = (kind: Kind, id: number) => test.request.delete(`${API}/lookups/${kind}/delete/${id}`).set(admin.header);

const list = async (kind: Kind): Promise<Listed[]> =>
  (await get(`lookups/${kind}/all`).expect(200)).body.data as Listed[];
const names = (rows: { name: string }[]): string[] => rows.map(({ name }) => name);
const added = async (kind: Kind, name: string, more: object = {}): Promise<Listed> =>
  (await add(kind, name, more).expect(200)).body.data as Listed;
async function stored(kind: Kind, name: string): Promise<Listed> {
  const row = (await list(kind)).find((one) => one.name === name);
  if (!row) throw new Error(`${name} is not in the list`);
  return row;
}

/** What a visitor's page reads. */
const PUBLIC: Record<Kind, string> = {
  food_type: 'foods_type/all',
  city: 'cities/all',
  modality: 'modality/all',
  diet: 'diets/all',
};
const publicList = async (path: string): Promise<{ id: number; name: string; former_ids: number[] }[]> =>
  (await test.request.get(`${API}/${path}`).expect(200)).body.data as {
    id: number;
    name: string;
    former_ids: number[];
  }[];
const shown = async (kind: Kind, scope = ''): Promise<string[]> =>
  names(await publicList(PUBLIC[kind] + (scope && `?scope=${scope}`)));

/** A chef of these choices; the second call may go on with what the first made. */
async function chef(changes: Record<string, unknown> = {}): Promise<number> {
  const form = await chefForm(test, { ...pictures, food_types: [], cities: [], ...changes });
  return (await post('chefs/create', form).expect(200)).body.data.id as number;
}
async function proposal(chefId: number, changes: Record<string, unknown> = {}): Promise<number> {
  const form = await proposalForm(test, chefId, { food_types: [], cities: [], ...changes });
  return (await post('proposals/create', form).expect(201)).body.data.id as number;
}
const chefSaved = async (id: number, changes: Record<string, unknown> = {}) =>
  await put(`chefs/update/${id}`, await chefForm(test, { ...pictures, food_types: [], cities: [], ...changes }));
async function saveChef(id: number, changes: Record<string, unknown> = {}): Promise<void> {
  const { status, body } = await chefSaved(id, changes);
  expect([status, body.errors]).toEqual([200, undefined]);
}

interface Choices {
  food_types: string[];
  cities: string[];
  modalities: string[];
}
interface Read {
  modalities: { name: string }[];
  chef_food_types?: { food_type: { name: string } }[];
  chef_cities?: { city: { name: string } }[];
  proposal_food_types?: { food_type: { name: string } }[];
  proposal_cities?: { city: { name: string } }[];
}
function choicesOf(read: Read): Choices {
  return {
    food_types: (read.chef_food_types ?? read.proposal_food_types ?? []).map((one) => one.food_type.name),
    cities: (read.chef_cities ?? read.proposal_cities ?? []).map((one) => one.city.name),
    modalities: names(read.modalities),
  };
}
const ofChef = async (id: number): Promise<Choices & { proposals: Choices[] }> => {
  const { data } = (await get(`chefs/get-one-id/${id}`).expect(200)).body as { data: Read & { proposals: Read[] } };
  return { ...choicesOf(data), proposals: data.proposals.map(choicesOf) };
};

const quote = (city_id: number, more: object = {}) =>
  test.request.post(`${API}/quote_requests/create`).send({
    name: 'Camila Rojas',
    email: 'camila@cocina.example',
    phone_number: '+56912345678',
    city_id,
    guests: 8,
    kind: 'cena',
    consent: true,
    request_key: crypto.randomUUID(),
    ...more,
  });
const requestedCities = async (): Promise<(string | undefined)[]> =>
  ((await get('quote_requests/all').expect(200)).body.data as { city: { name: string } | null }[]).map(
    ({ city }) => city?.name,
  );

describe('what the site offers', () => {
  beforeEach(async () => {
    const [dinners, online] = [await modality(test, 'Cenas'), await modality(test, 'Clases online')];
    const active = await chef({ food_types: ['Chilena'], cities: ['Colina'], modalities: [dinners.id] });
    await proposal(active, { food_types: ['Nikkei'], cities: ['Vitacura'], modalities: [online.id] });
    const catering = await modality(test, 'Catering');
    const left = await chef({ name: 'Se fue', food_types: ['Thai'], cities: ['Talca'], modalities: [catering.id] });
    await proposal(left, { food_types: ['Griega'], cities: ['Arica'], modalities: [catering.id] });
    await put(`chefs/change-state/${left}`).expect(200);
    await add('city', 'La Reina', { service: true }).expect(200);
    await add('city', 'Nadie', { service: false }).expect(200);
    await add('food_type', 'Nada').expect(200);
  });

  it.each<[Kind, string, string[]]>([
    ['food_type', 'chefs', ['Chilena']],
    ['food_type', 'proposals', ['Nikkei']],
    ['food_type', '', ['Chilena', 'Griega', 'Nada', 'Nikkei', 'Thai']],
    ['city', 'chefs', ['Colina']],
    ['city', 'proposals', ['Vitacura']],
    ['city', 'quotes', ['Colina', 'La Reina', 'Vitacura']],
    ['city', '', ['Arica', 'Colina', 'La Reina', 'Nadie', 'Talca', 'Vitacura']],
    ['modality', 'chefs', ['Cenas']],
    ['modality', 'proposals', ['Clases online']],
    ['modality', '', ['Cenas', 'Clases online', 'Catering']],
  ])('of the list %s for %j', async (kind, scope, expected) => {
    expect(await shown(kind, scope)).toEqual(expected);
  });

  it('of communes, under the calls that there are for them', async () => {
    expect(names(await publicList('cities/city-chef'))).toEqual(['Colina']);
    expect(names(await publicList('cities/city-proposal'))).toEqual(['Vitacura']);
  });

  it('goes with the last chef who has it, and comes back with one', async () => {
    const id = await chef({ name: 'Otra', food_types: ['Thai'] });
    expect(await shown('food_type', 'chefs')).toEqual(['Chilena', 'Thai']);
    await test.request.delete(`${API}/chefs/delete/${id}`).set(admin.header).expect(200);
    expect(await shown('food_type', 'chefs')).toEqual(['Chilena']);
  });

  it.each<[Kind, string, string]>([
    ['food_type', 'Chilena', 'chefs'],
    ['food_type', 'Nikkei', 'proposals'],
    ['city', 'La Reina', 'quotes'],
    ['city', 'Colina', 'chefs'],
    ['modality', 'Cenas', 'chefs'],
  ])('is nothing that staff hid (%s %s), which staff still see and keep', async (kind, name, scope) => {
    const { id } = await stored(kind, name);
    await hide(kind, id).expect(200);
    expect(await shown(kind, scope)).not.toContain(name);
    expect(await shown(kind)).not.toContain(name);
    expect(await shown(kind, 'staff')).toContain(name);
    expect(await stored(kind, name)).toMatchObject({ hidden: true, on_site: false });
    await hide(kind, id).expect(200);
    expect(await shown(kind, scope)).toContain(name);
  });

  it.each(['chefs', 'proposals', 'quotes', 'staff', ''])('costs one statement a list: for %j', async (scope) => {
    for (const kind of scope === 'quotes' ? (['city'] as const) : (['food_type', 'city', 'modality'] as const)) {
      expect(await statementsDuring(() => shown(kind, scope))).toHaveLength(1);
    }
  });

  it.each(['foods_type/all?scope=quotes', 'cities/all?scope=todas', 'modality/all?scope=quotes'])(
    'refuses what it does not know: %s',
    async (path) => {
      await test.request.get(`${API}/${path}`).expect(400);
    },
  );

  it('names no hidden choice where visitors read a chef or an experience, and staff see it there', async () => {
    for (const [kind, name] of [
      ['food_type', 'Chilena'],
      ['food_type', 'Nikkei'],
      ['city', 'Colina'],
      ['city', 'Vitacura'],
      ['modality', 'Cenas'],
      ['modality', 'Clases online'],
    ] as const)
      await hide(kind, (await stored(kind, name)).id).expect(200);
    const visible = [
      'chefs/active',
      'chefs/top_chef',
      'chefs/get-one/Ana-María-Pérez',
      'proposals/all',
      'proposals/one/Pastel-de-choclo',
    ];
    for (const path of visible) {
      const { text } = await test.request.get(`${API}/${path}`).expect(200);
      expect([path, text.match(/Chilena|Nikkei|Colina|Vitacura|Cenas|Clases online/)]).toEqual([path, null]);
    }
    const { text } = await get('chefs/all').expect(200);
    expect(text).toContain('Chilena');
  });
});

describe('the list that administrators keep', () => {
  it('tells how many chefs, experiences and requests use each, active or not', async () => {
    const one = await chef({ food_types: ['Chilena', 'Thai'], cities: ['Colina'] });
    const two = await chef({ name: 'Dos', food_types: ['Chilena'], cities: ['Colina'] });
    await proposal(one, { food_types: ['Thai'], cities: ['Colina'] });
    await put(`chefs/change-state/${two}`).expect(200);
    await quote((await stored('city', 'Colina')).id).expect(201);
    const counts = async (kind: Kind) =>
      (await list(kind)).map(({ name, chefs, proposals, requests, on_site }) => [
        name,
        chefs,
        proposals,
        requests,
        on_site,
      ]);
    expect(await counts('food_type')).toEqual([
      ['Chilena', 2, 0, 0, true],
      ['Thai', 1, 1, 0, true],
    ]);
    expect(await counts('city')).toEqual([['Colina', 2, 1, 1, true]]);
    expect(await counts('modality')).toEqual([['Cenas', 2, 1, 0, true]]);
    await put(`chefs/change-state/${one}`).expect(200);
    expect((await counts('food_type')).map((row) => row.at(-1))).toEqual([false, false]);
  });

  it('stands in the order of the Spanish alphabet, and of creation for formats', async () => {
    for (const name of ['Ñuñoa', 'Zapallar', 'Ávila', 'nogales', 'Olmué']) await added('city', name);
    const inOrder = ['Ávila', 'nogales', 'Ñuñoa', 'Olmué', 'Zapallar'];
    expect(names(await list('city'))).toEqual(inOrder);
    expect(await shown('city')).toEqual(inOrder);
    for (const name of ['Zeta', 'Alfa']) await added('modality', name);
    expect(names(await list('modality'))).toEqual(['Zeta', 'Alfa']);
  });

  it('is of one of four kinds', async () => {
    const { body } = await get('lookups/comuna/all').expect(400);
    expect(body.errors).toEqual([{ field: 'kind', msg: 'Debe ser uno de: food_type, city, modality, diet.' }]);
  });

  it.each<[string, () => PromiseLike<unknown>]>([
    ['added', () => add('food_type', 'Thai')],
    ['renamed', async () => update('food_type', (await stored('food_type', 'Chilena')).id, { name: 'Criolla' })],
    ['hidden', async () => hide('food_type', (await stored('food_type', 'Chilena')).id)],
    [
      'merged',
      async () => merge('food_type', (await stored('food_type', 'Chilena')).id, (await added('food_type', 'X')).id),
    ],
    ['deleted', async () => remove('food_type', (await stored('food_type', 'Libre')).id)],
  ])('what was %s is seen by the very next visitor', async (_name, act) => {
    const cached = await createTestApp({ CACHE_MB: '8', DATABASE_URL: test.env.DATABASE_URL ?? '' });
    await chef({ food_types: ['Chilena'] });
    await added('food_type', 'Libre');
    const before = test;
    try {
      test = cached;
      const seen = () => test.request.get(`${API}/foods_type/all`).expect(200);
      expect((await seen()).text).toBe((await seen()).text);
      const { text } = await seen();
      await act();
      expect((await seen()).text).not.toBe(text);
    } finally {
      test = before;
      await cached.close();
    }
  });
});

describe('adding', () => {
  it('gives a choice that nobody uses yet', async () => {
    const { body } = await add('food_type', '  Cocina   de mercado ').expect(200);
    expect(body).toMatchObject({
      msg: 'Agregado a la lista',
      data: { name: 'Cocina de mercado', hidden: false, service: null, version: 1 },
    });
    expect(await list('food_type')).toMatchObject([{ chefs: 0, proposals: 0, on_site: false, former_names: [] }]);
  });

  it('refuses a name that is there, whatever its case and accents, also twice at once', async () => {
    await added('city', 'Ñuñoa');
    const { body } = await add('city', ' NUÑOA ').expect(409);
    expect(body).toMatchObject({ msg: '«Ñuñoa» ya está en la lista.', errors: [{ field: 'name' }] });
    const answers = await raceAt(test, 'city', [add('city', 'Talca'), add('city', 'talca')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('and a chef being saved with the same new name share one', async () => {
    const form = await chefForm(test, { ...pictures, cities: ['Talca'] });
    const [, answer] = await raceAt(test, 'city', [post('chefs/create', form), add('city', 'talca')]);
    expect([200, 409]).toContain(answer?.status);
    expect(names(await list('city')).map((name) => name.toLowerCase())).toEqual(['talca']);
  });

  it.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a name that is too long', { name: 'ñ'.repeat(81) }, 'name'],
    ['a NUL', { name: 'Thai\u0000' }, 'name'],
    ['a name that is no text', { name: 7 }, 'name'],
    ['an invalid flag', { name: 'Thai', service: 'true' }, 'service'],
    ['what only communes are', { name: 'Thai', service: true }, 'service'],
    ['a field that does not exist', { name: 'Thai', hidden: true }, 'hidden'],
  ])('refuses %s and writes nothing', async (_name, body, field) => {
    const answer = await post('lookups/food_type/create', body).expect(400);
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ field }));
    expect(await list('food_type')).toEqual([]);
  });
});

describe('renaming', () => {
  const found = async (search: string): Promise<number[]> =>
    Promise.all(
      ['cities/city-filter-food', 'proposals/search_menu'].map(
        async (path) =>
          ((await test.request.post(`${API}/${path}`).send({ search }).expect(200)).body.data as unknown[]).length,
      ),
    );

  it('is seen wherever the choice is used, and what uses it is found by the new name', async () => {
    await proposal(await chef({ food_types: ['Thai'] }), { food_types: ['Thai'] });
    await chef({ name: 'Otra', food_types: ['Chilena'] });
    const { id, version } = await stored('food_type', 'Thai');
    expect(await found('thai')).toEqual([1, 1]);
    const { body } = await update('food_type', id, { name: 'Tailandesa', version }).expect(200);
    expect(body).toMatchObject({ msg: 'Los cambios han sido guardados', data: { id, name: 'Tailandesa', version: 2 } });
    expect([await found('thai'), await found('tailandesa')]).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(await stored('food_type', 'Tailandesa')).toMatchObject({ former_names: ['Thai'], chefs: 1, proposals: 1 });
  });

  it.each<[Kind, object, object]>([
    ['city', { cities: ['Thai'] }, { cities: ['Thai'] }],
    ['modality', {}, {}],
    ['diet', {}, {}],
  ])('a %s is followed by what one finds it by, as merging and hiding are', async (kind, ofChef, ofProposal) => {
    const known = kind === 'city' ? undefined : await added(kind, 'Thai');
    const choice = known && { [kind === 'diet' ? 'diets' : 'modalities']: [known.id] };
    await proposal(await chef({ ...ofChef, ...(kind === 'modality' ? choice : {}) }), { ...ofProposal, ...choice });
    const all = async (...words: string[]) => Promise.all(words.map(found));
    const { id } = await stored(kind, 'Thai');
    expect(await all('thai')).toEqual([[1, 1]]);
    await update(kind, id, { name: 'Tailandesa' }).expect(200);
    expect(await all('thai', 'tailandés')).toEqual([
      [0, 0],
      [1, 1],
    ]);
    await hide(kind, id).expect(200);
    expect(await all('tailandesa')).toEqual([[0, 0]]);
    await hide(kind, id).expect(200);
    await merge(kind, id, (await added(kind, 'Siamesa')).id).expect(200);
    expect(await all('tailandesa', 'siamés')).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('writes the very keys that saving writes', async () => {
    const id = await chef({ food_types: ['Çorba', 'Thai'], description: '  Ñandú   y  té ' });
    await proposal(id, { food_types: ['Thai'], cities: [], description: 'ÉPOCA' });
    const keys = () =>
      query(test.em(), 'select public_search_key from chef union all select search_key from proposal order by 1');
    await update('food_type', (await stored('food_type', 'Thai')).id, { name: 'Istanbul  İç' }).expect(200);
    const renewed = await keys();
    const { body } = await get(`chefs/get-one-id/${id}`);
    await saveChef(id, { food_types: ['Çorba', 'Istanbul İç'], description: '  Ñandú   y  té ' });
    const [kept] = body.data.proposals as { id: number }[];
    await put(`proposals/update/${kept?.id}`, {
      ...(await proposalForm(test, id, { food_types: ['Istanbul İç'], cities: [], description: 'ÉPOCA' })),
    }).expect(200);
    expect(await keys()).toEqual(renewed);
  });

  it('to another spelling is only that', async () => {
    const { id } = await added('city', 'nunoa');
    await update('city', id, { name: 'Ñuñoa' }).expect(200);
    expect(await list('city')).toMatchObject([{ id, name: 'Ñuñoa', former_names: [] }]);
  });

  it('has a form that was opened before mean the same choice', async () => {
    const id = await chef({ food_types: ['Thai'] });
    await update('food_type', (await stored('food_type', 'Thai')).id, { name: 'Tailandesa' }).expect(200);
    await saveChef(id, { food_types: ['Thai', 'Tailandesa'] });
    expect((await ofChef(id)).food_types).toEqual(['Tailandesa']);
    expect(names(await list('food_type'))).toEqual(['Tailandesa']);
  });

  it('there and back leaves one choice with one former name', async () => {
    const { id } = await added('city', 'Colina');
    for (const name of ['Chicureo', 'Colina', 'Chicureo', 'Colina']) await update('city', id, { name }).expect(200);
    expect(await list('city')).toMatchObject([{ id, name: 'Colina', former_names: ['Chicureo'] }]);
    expect(await test.em().count(City)).toBe(2);
  });

  it('gives a former name to anyone who takes it', async () => {
    const one = await added('city', 'Colina');
    await update('city', one.id, { name: 'Chicureo' }).expect(200);
    const two = await added('city', 'Lampa');
    await update('city', two.id, { name: 'Colina' }).expect(200);
    expect(await list('city')).toMatchObject([
      { id: one.id, name: 'Chicureo', former_names: [] },
      { id: two.id, name: 'Colina', former_names: ['Lampa'] },
    ]);
    await chef({ cities: ['colina'] });
    expect(await stored('city', 'Colina')).toMatchObject({ chefs: 1 });
  });

  it('refuses the name of another choice', async () => {
    const { id } = await added('city', 'Colina');
    await added('city', 'Lampa');
    const { body } = await update('city', id, { name: 'LAMPA' }).expect(409);
    expect(body).toMatchObject({ msg: '«Lampa» ya está en la lista.', errors: [{ field: 'name' }] });
    expect(names(await list('city'))).toEqual(['Colina', 'Lampa']);
  });

  it('refuses what was opened before another save, also of two at once', async () => {
    const { id, version } = await added('city', 'Colina');
    const answers = await raceAt(test, 'city', [
      update('city', id, { name: 'Chicureo', version }),
      update('city', id, { name: 'Chamisero', version }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.msg).toBe(
      'Otra persona guardó cambios mientras editabas. Recarga para verlos.',
    );
  });

  it('says whether the quote form offers a commune in any case', async () => {
    const { id } = await added('city', 'Colina');
    await update('city', id, { name: 'Colina', service: true }).expect(200);
    expect(await shown('city', 'quotes')).toEqual(['Colina']);
    await update('city', id, { name: 'Colina' }).expect(200);
    expect(await stored('city', 'Colina')).toMatchObject({ service: true });
    await update('city', id, { name: 'Colina', service: false }).expect(200);
    expect(await shown('city', 'quotes')).toEqual([]);
  });

  it('of a format leaves it the format that the site has words for', async () => {
    const em = test.em();
    await em.persist(new Modality('Cenas', 'cena')).flush();
    await update('modality', (await stored('modality', 'Cenas')).id, { name: 'Comidas en casa' }).expect(200);
    expect(await publicList('modality/all')).toMatchObject([{ name: 'Comidas en casa', kind: 'cena' }]);
  });

  it.each<[string, () => ReturnType<typeof update>]>([
    ['renamed', () => update('city', NOBODY, { name: 'X' })],
    ['hidden', () => hide('city', NOBODY)],
    ['merged', () => merge('city', NOBODY, 1)],
    ['deleted', () => remove('city', NOBODY)],
  ])('what is not there cannot be %s', async (_name, call) => {
    expect((await call().expect(404)).body.msg).toBe(GONE);
  });
});

describe('hiding', () => {
  it('takes the name from what visitors search by, and gives it back', async () => {
    await chef({ food_types: ['Thai'] });
    const { id } = await stored('food_type', 'Thai');
    const found = async () =>
      ((await test.request.post(`${API}/cities/city-filter-food`).send({ search: 'thai' })).body.data as unknown[])
        .length;
    expect(await found()).toBe(1);
    await hide('food_type', id).expect(200);
    expect(await found()).toBe(0);
    await hide('food_type', id).expect(200);
    expect(await found()).toBe(1);
  });

  it('refuses what another person changed since the list was read, also of two at once', async () => {
    const { id, version } = await added('city', 'Colina');
    await update('city', id, { name: 'Chicureo', version }).expect(200);
    expect((await hide('city', id, { version }).expect(409)).body.msg).toBe(
      'Otra persona guardó cambios mientras editabas. Recarga para verlos.',
    );
    expect(await list('city')).toMatchObject([{ name: 'Chicureo', hidden: false, version: 2 }]);
    const answers = await raceAt(test, 'city', [hide('city', id, { version: 2 }), hide('city', id, { version: 2 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await list('city')).toMatchObject([{ hidden: true, version: 3 }]);
  });

  it('and saving a chef who has it keeps it hidden', async () => {
    const id = await chef({ food_types: ['Thai'] });
    await hide('food_type', (await stored('food_type', 'Thai')).id).expect(200);
    await saveChef(id, { food_types: ['Thai'] });
    expect(await stored('food_type', 'Thai')).toMatchObject({ hidden: true, chefs: 1 });
    expect(await query(test.em(), 'select public_search_key as key from chef')).toEqual([
      { key: expect.not.stringContaining('thai') },
    ]);
  });
});

describe('merging', () => {
  it('moves chefs, experiences and requests, those who had both included', async () => {
    const both = await chef({ cities: ['Nunoa Centro', 'Ñuñoa'] });
    const one = await chef({ name: 'Dos', cities: ['Nunoa Centro'] });
    await proposal(both, { cities: ['Nunoa Centro'] });
    await proposal(one, { dish_name: 'Otro', cities: ['Nunoa Centro', 'Ñuñoa', 'Colina'] });
    const [from, into] = [await stored('city', 'Nunoa Centro'), await stored('city', 'Ñuñoa')];
    await quote(from.id).expect(201);
    const { body } = await merge('city', from.id, into.id, { version: from.version }).expect(200);
    expect(body).toMatchObject({ msg: 'Los nombres han sido unidos', data: { id: into.id, name: 'Ñuñoa' } });
    expect(await ofChef(both)).toMatchObject({ cities: ['Ñuñoa'], proposals: [{ cities: ['Ñuñoa'] }] });
    expect(await ofChef(one)).toMatchObject({ cities: ['Ñuñoa'], proposals: [{ cities: ['Colina', 'Ñuñoa'] }] });
    expect(await requestedCities()).toEqual(['Ñuñoa']);
    expect(await list('city')).toMatchObject([
      { name: 'Colina' },
      { name: 'Ñuñoa', chefs: 2, proposals: 2, requests: 1, former_names: ['Nunoa Centro'] },
    ]);
    expect(await publicList('cities/city-chef')).toEqual([{ id: into.id, name: 'Ñuñoa', former_ids: [from.id] }]);
    const [line] = await query<{ changes: object }>(
      test.em(),
      `select changes from audit_line where kind = 'chef' and record_id = ${one} order by id desc limit 1`,
    );
    expect(line?.changes).toEqual({ cities: [['Nunoa Centro'], ['Ñuñoa']] });
  });

  it('has food types found by the name that stays', async () => {
    await proposal(await chef({ food_types: ['Sushi', 'Nikkei'] }), { food_types: ['Sushi'] });
    await chef({ name: 'Dos', food_types: ['Sushi'] });
    await merge('food_type', (await stored('food_type', 'Sushi')).id, (await stored('food_type', 'Nikkei')).id);
    const found = async (path: string, search: string) =>
      ((await test.request.post(`${API}/${path}`).send({ search })).body.data as unknown[]).length;
    const both = async (search: string) => [
      await found('cities/city-filter-food', search),
      await found('proposals/search_menu', search),
    ];
    expect([await both('sushi'), await both('nikkei')]).toEqual([
      [0, 0],
      [2, 1],
    ]);
  });

  it('moves formats, with the words that the site has for them', async () => {
    const em = test.em();
    const [dinners, suppers] = [new Modality('Cenas', 'cena'), new Modality('Comidas')];
    await em.persist([dinners, suppers]).flush();
    const id = await chef({ modalities: [dinners.id] });
    await merge('modality', dinners.id, suppers.id).expect(200);
    expect((await ofChef(id)).modalities).toEqual(['Comidas']);
    expect(await publicList('modality/all?scope=chefs')).toEqual([
      { id: suppers.id, name: 'Comidas', kind: 'cena', former_ids: [dinners.id] },
    ]);
    // A form that was opened before still says the id that is gone.
    await saveChef(id, { modalities: [dinners.id, suppers.id] });
    expect((await ofChef(id)).modalities).toEqual(['Comidas']);
  });

  it('leads what went into the one on to the other', async () => {
    const [a, b, c] = [await added('city', 'A'), await added('city', 'B'), await added('city', 'C')];
    await merge('city', a.id, b.id).expect(200);
    await merge('city', b.id, c.id).expect(200);
    const id = await chef({ cities: ['a', 'b', 'C'] });
    expect((await ofChef(id)).cities).toEqual(['C']);
    expect(await publicList('cities/all')).toEqual([{ id: c.id, name: 'C', former_ids: [a.id, b.id] }]);
    await quote(a.id).expect(201);
    expect(await requestedCities()).toEqual(['C']);
  });

  it('has searches for a former id find what it means now, and costs others nothing', async () => {
    const dinners = await modality(test, 'Cenas');
    const id = await chef({ cities: ['A'], food_types: ['Thai'] });
    await proposal(id, { cities: ['A'], food_types: ['Thai'] });
    const [former, city, food] = [
      await stored('city', 'A'),
      await added('city', 'B'),
      await stored('food_type', 'Thai'),
    ];
    await merge('city', former.id, city.id).expect(200);
    const found = async (cityId: number): Promise<number[]> =>
      Promise.all(
        [
          post('cities/city-filter-food', { cityId, foodId: food.id, modalityId: dinners.id }),
          post('proposals/search_menu', { citySearchId: cityId, foodSearchId: food.id, modalityId: dinners.id }),
        ].map(async (call) => ((await call.expect(200)).body.data as unknown[]).length),
      );
    expect([await found(former.id), await found(city.id), await found(NOBODY)]).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
    const read = () => test.request.post(`${API}/cities/city-filter-food`).send({ cityId: city.id });
    expect(await statementsDuring(read)).toHaveLength(1);
  });

  it('is taken back by adding the name again, which then means itself', async () => {
    const [a, b] = [await added('city', 'A'), await added('city', 'B')];
    await merge('city', a.id, b.id).expect(200);
    expect((await added('city', 'a')).id).toBe(a.id);
    expect(names(await list('city'))).toEqual(['a', 'B']);
    await chef({ cities: ['A'] });
    expect(await stored('city', 'a')).toMatchObject({ chefs: 1 });
  });

  it('keeps the commune among those that the quote form offers in any case', async () => {
    const [a, b] = [await added('city', 'A', { service: true }), await added('city', 'B')];
    await merge('city', a.id, b.id).expect(200);
    expect(await shown('city', 'quotes')).toEqual(['B']);
  });

  it.each<[string, (a: Listed) => object, number, string]>([
    ['into itself', ({ id }) => ({ into_id: id }), 400, 'Elige otro nombre de la lista.'],
    ['into nothing', () => ({ into_id: NOBODY }), 409, 'El nombre que elegiste ya no está en la lista. Elige otro.'],
    ['into no id', () => ({ into_id: 'B' }), 400, 'Debe ser un número entero desde 1.'],
    ['into nobody', () => ({}), 400, 'Debe ser un número entero desde 1.'],
  ])('%s is refused', async (_name, body, status, msg) => {
    const a = await added('city', 'A');
    const answer = await put(`lookups/city/merge/${a.id}`, body(a)).expect(status);
    expect(answer.body.errors).toEqual([{ field: 'into_id', msg }]);
    expect(await list('city')).toMatchObject([{ name: 'A', version: 1 }]);
  });

  it('refuses what was renamed since the list was read', async () => {
    const [a, b] = [await added('city', 'A'), await added('city', 'B')];
    await update('city', a.id, { name: 'Otra' }).expect(200);
    await merge('city', a.id, b.id, { version: a.version }).expect(409);
    expect(names(await list('city'))).toEqual(['B', 'Otra']);
  });

  it('of two into each other at once happens once; the same one twice as well', async () => {
    for (let round = 0; round < 10; round++) {
      const [a, b] = [await added('city', `A${round}`), await added('city', `B${round}`)];
      const crossed = await raceAt(test, 'city', [merge('city', a.id, b.id), merge('city', b.id, a.id)]);
      expect(crossed.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [c, d] = [await added('city', `C${round}`), await added('city', `D${round}`)];
      const doubled = await raceAt(test, 'city', [merge('city', c.id, d.id), merge('city', c.id, d.id)]);
      expect(doubled.map(({ status }) => status).sort()).toEqual([200, 404]);
    }
    expect(await list('city')).toHaveLength(20);
  });

  it('misses no chef, experience or request that is saved at the same moment', async () => {
    const id = await chef({ cities: ['Ñuñoa'] });
    const kept = await proposal(id, { cities: ['Ñuñoa'] });
    for (let round = 0; round < rounds(3, 20); round++) {
      const from = await added('city', `Nunoa ${round}`);
      const into = await stored('city', 'Ñuñoa');
      const [saved, experience, asked, merged] = await Promise.all([
        chefSaved(id, { cities: [from.name] }),
        proposalForm(test, id, { cities: [from.name] }).then((form) => put(`proposals/update/${kept}`, form)),
        quote(from.id),
        merge('city', from.id, into.id),
      ]);
      expect([saved.status, experience.status, asked.status, merged.status]).toEqual([200, 200, 201, 200]);
      expect(await ofChef(id)).toMatchObject({ cities: ['Ñuñoa'], proposals: [{ cities: ['Ñuñoa'] }] });
    }
    expect(new Set(await requestedCities())).toEqual(new Set(['Ñuñoa']));
  });
});

describe('deleting', () => {
  it('takes away what nothing uses, and what led to it', async () => {
    const [a, b] = [await added('city', 'A'), await added('city', 'B')];
    await merge('city', a.id, b.id).expect(200);
    expect((await remove('city', b.id).expect(200)).body.msg).toBe('Eliminado de la lista');
    expect([await list('city'), await test.em().count(City)]).toEqual([[], 0]);
  });

  it('refuses what is used, and says by what', async () => {
    const dinners = await modality(test, 'Cenas');
    const id = await chef({ cities: ['Colina'], food_types: ['Thai'], modalities: [dinners.id] });
    await proposal(id, { cities: ['Colina'], modalities: [dinners.id] });
    const city = await stored('city', 'Colina');
    await quote(city.id).expect(201);
    const refused = async (kind: Kind, name: string) =>
      (await remove(kind, (await stored(kind, name)).id).expect(409)).body.msg as string;
    expect(await refused('city', 'Colina')).toBe(
      'No se puede eliminar «Colina»: se usa en 1 chef, 1 experiencia y 1 solicitud.',
    );
    expect(await refused('food_type', 'Thai')).toBe('No se puede eliminar «Thai»: se usa en 1 chef.');
    expect(await refused('modality', 'Cenas')).toBe('No se puede eliminar «Cenas»: se usa en 1 chef y 1 experiencia.');
    await put(`chefs/change-state/${id}`).expect(200);
    await remove('food_type', (await stored('food_type', 'Thai')).id).expect(409);
  });

  it('refuses a commune that the quote form offers in any case', async () => {
    const { id } = await added('city', 'Colina', { service: true });
    const { body } = await remove('city', id).expect(409);
    expect(body.msg).toBe(
      'No se puede eliminar «Colina»: se ofrece siempre al cotizar. Edítala y quita antes esa opción.',
    );
    await update('city', id, { name: 'Colina', service: false }).expect(200);
    await remove('city', id).expect(200);
  });

  it('and a chef being saved with it: one of them gives way, nothing is half there', async () => {
    const keeps = await modality(test, 'Cenas');
    const id = await chef({ modalities: [keeps.id] });
    const outcomes = new Set<string>();
    for (let round = 0; round < rounds(5, 50); round++) {
      const format = await added('modality', `Formato ${round}`);
      const food = await added('food_type', `Comida ${round}`);
      const saving = chefSaved(id, { modalities: [keeps.id, format.id], food_types: [food.name] });
      const [saved, byId, byName] = await Promise.all([
        saving,
        remove('modality', format.id),
        remove('food_type', food.id),
      ]);
      const now = await ofChef(id);
      outcomes.add(`${saved.status} ${byId.status}`);
      // A format is named by its id, which is gone; a food type by its name, which makes it again.
      if (saved.status === 200) {
        expect([byId.status, now.modalities]).toEqual([409, ['Cenas', format.name]]);
        expect([[200, 409].includes(byName.status), now.food_types]).toEqual([true, [food.name]]);
      } else {
        expect([saved.status, byId.status, saved.body.msg]).toEqual([
          400,
          200,
          'Uno de los formatos elegidos no existe.',
        ]);
        expect(now.modalities).not.toContain(format.name);
      }
    }
    expect([...outcomes].every((outcome) => ['200 409', '400 200'].includes(outcome))).toBe(true);
  });

  it('is refused by the database itself, should anything pass by the rule', async () => {
    await chef({ cities: ['Colina'] });
    await expect(query(test.em(), 'delete from city')).rejects.toThrow(/foreign key/);
  });
});

describe('the diets', () => {
  const dietsOf = async (name: string): Promise<{ id: number; name: string; kind: string | null }[]> =>
    (await test.request.get(`${API}/proposals/one/${name}`).expect(200)).body.data.diets as {
      id: number;
      name: string;
      kind: string | null;
    }[];

  it('are offered where an experience of an active chef serves them, and counted', async () => {
    const [vegan, halal] = [await added('diet', 'Vegana'), await added('diet', 'Halal')];
    expect([await shown('diet'), await shown('diet', 'chefs')]).toEqual([['Halal', 'Vegana'], []]);
    const id = await chef();
    await proposal(id, { diets: [vegan.id] });
    for (const scope of ['chefs', 'proposals']) expect(await shown('diet', scope)).toEqual(['Vegana']);
    expect(await list('diet')).toMatchObject([
      { id: halal.id, chefs: 0, proposals: 0, on_site: false },
      { id: vegan.id, chefs: 0, proposals: 1, requests: 0, on_site: true },
    ]);
    await put(`chefs/change-state/${id}`).expect(200);
    expect(await shown('diet', 'proposals')).toEqual([]);
    expect((await remove('diet', vegan.id).expect(409)).body.msg).toBe(
      'No se puede eliminar «Vegana»: se usa en 1 experiencia.',
    );
    await remove('diet', halal.id).expect(200);
  });

  it('are merged with all experiences, and searches for the former one find what it means now', async () => {
    const em = test.em();
    const [vegan, plants] = [new Diet('Vegana', 'vegana'), new Diet('De plantas')];
    await em.persist([vegan, plants]).flush();
    const id = await chef();
    await proposal(id, { diets: [vegan.id, plants.id] });
    await proposal(id, { dish_name: 'Otro', diets: [vegan.id] });
    await merge('diet', vegan.id, plants.id).expect(200);
    const now = [{ id: plants.id, name: 'De plantas', kind: 'vegana' }];
    expect([await dietsOf('Pastel-de-choclo'), await dietsOf('Otro')]).toEqual([now, now]);
    const found = async (diet: number): Promise<number[]> =>
      Promise.all(
        ['cities/city-filter-food', 'proposals/search_menu'].map(
          async (call) => ((await post(call, { diets: [diet] }).expect(200)).body.data as unknown[]).length,
        ),
      );
    expect([await found(vegan.id), await found(plants.id), await found(NOBODY)]).toEqual([
      [1, 2],
      [1, 2],
      [0, 0],
    ]);
    // A form that was opened before still says the id that is gone.
    await proposal(id, { dish_name: 'Tercero', diets: [vegan.id] });
    expect(await dietsOf('Tercero')).toEqual(now);
  });

  it('that staff hide are on no page and in no filter, and stay with their experiences', async () => {
    const vegan = await added('diet', 'Vegana');
    const id = await chef();
    await proposal(id, { diets: [vegan.id] });
    await hide('diet', vegan.id, { version: vegan.version }).expect(200);
    expect([await dietsOf('Pastel-de-choclo'), await shown('diet', 'proposals')]).toEqual([[], []]);
    expect((await get(`chefs/get-one-id/${id}`)).body.data.proposals).toMatchObject([{ diets: [{ name: 'Vegana' }] }]);
  });

  it('of a form must be there', async () => {
    const form = await proposalForm(test, await chef(), { diets: [NOBODY] });
    const { body } = await post('proposals/create', form).expect(400);
    expect(body.errors).toEqual([{ field: 'diets', msg: 'Una de las dietas elegidas no existe.' }]);
  });
});

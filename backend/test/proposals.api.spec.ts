import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Image } from '../src/modules/files/index.js';
import { City, FoodType } from '../src/modules/lookups/index.js';
import { Proposal } from '../src/modules/proposals/index.js';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { emptyTables } from './harness/empty-tables.js';
import {
  chefForm,
  dietId,
  modality,
  pictureFor,
  proposalForm,
  proposalItem,
  uploadedImage,
} from './harness/factories.js';
import { expireAll } from './harness/expire.js';
import { raceAt } from './harness/race.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { statementsDuring } from './harness/statements.js';

const API = '/api/v1';
const NOBODY = 2147483647;

interface ProposalAnswer {
  id: number;
  dish_name: string;
  slug: string;
  version: number;
  profile_image: { id: number };
  [field: string]: unknown;
}

let test: TestApp;
let admin: SignedIn;
let chef: number;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
  chef = await newChef();
});
afterAll(() => test.close());
beforeEach(async () => {
  await emptyTables(test.em(), 'proposal', 'comment', 'city', 'food_type', 'record_version', 'deleted_record');
  await query(test.em(), 'delete from chef where id <> $1', [chef]);
  await query(test.em(), `update chef set state = 'ACTIVE'`);
  await query(test.em(), `delete from image where kind = 'proposal'`);
});

const post = (path: string, body: object) => test.request.post(`${API}/${path}`).set(admin.header).send(body);
const put = (path: string, body: object = {}) => test.request.put(`${API}/${path}`).set(admin.header).send(body);
const remove = (id: number) => test.request.delete(`${API}/proposals/delete/${id}`).set(admin.header);
const page = (name: string) => test.request.get(`${API}/proposals/one/${encodeURIComponent(name)}`);

/** Makes calls that write at the same moment. */
const together = (calls: ReturnType<typeof post>[]) => raceAt(test, 'proposal', calls);

async function newChef(changes: Record<string, unknown> = {}): Promise<number> {
  const { body } = await post('chefs/create', await chefForm(test, { cities: [], food_types: [], ...changes })).expect(
    200,
  );
  return body.data.id as number;
}

async function created(changes: Record<string, unknown> = {}, of = chef): Promise<ProposalAnswer> {
  const { body } = await post('proposals/create', await proposalForm(test, of, changes)).expect(201);
  return body.data as ProposalAnswer;
}

async function updated({ id }: { id: number }, changes: Record<string, unknown> = {}): Promise<ProposalAnswer> {
  const { body } = await put(`proposals/update/${id}`, await proposalItem(test, changes)).expect(200);
  return body.data as ProposalAnswer;
}

/** What a form sends for an experience that it has read. */
const sent = ({ id, dish_name, version, profile_image }: ProposalAnswer, changes: Record<string, unknown> = {}) => ({
  id,
  version,
  dish_name,
  profile_image: { id: profile_image.id },
  description: 'Editada',
  starter: '1',
  main_course: '2',
  dessert: '3',
  ...changes,
});

async function stored(of = chef): Promise<ProposalAnswer[]> {
  const { body } = await test.request.get(`${API}/chefs/get-one-id/${of}`).set(admin.header).expect(200);
  return body.data.proposals as ProposalAnswer[];
}

const replace = (proposals: object[], more: object = {}, of = chef) =>
  put(`proposals/update/chef/${of}`, { proposals, ...more });
const dishes = (rows: { dish_name: string }[]): string[] => rows.map((row) => row.dish_name);
const listed = async (search = ''): Promise<string[]> =>
  dishes((await test.request.get(`${API}/proposals/all${search}`).expect(200)).body.data.proposals as ProposalAnswer[]);

describe('creating an experience', () => {
  it('gives back everything staff wrote, as its editor needs it', async () => {
    const { body } = await post('proposals/create', await proposalForm(test, chef)).expect(201);
    expect(body).toMatchObject({
      status: 201,
      msg: 'La experiencia ha sido creada exitosamente',
      data: {
        chef_id: chef,
        dish_name: 'Pastel de choclo',
        slug: 'Pastel-de-choclo',
        description: 'Un almuerzo de campo para compartir.',
        profile_image: { width: 300 },
        starter: 'Ensalada chilena',
        main_course: 'Pastel de choclo en greda',
        dessert: 'Mote con huesillo',
        modalities: [{ name: 'Cenas' }],
        proposal_food_types: [{ food_type: { name: 'Chilena' } }],
        proposal_cities: [{ city: { name: 'Providencia' } }],
        version: 1,
      },
    });
    expect(await stored()).toEqual([body.data]);
  });

  it('accepts a picture within the form, as a data URL', async () => {
    const data = `data:image/png;base64,${(await pictureFor('proposal')).toString('base64')}`;
    const { profile_image: image } = await created({
      profile_image: { data, type: 'image/png', filename: 'plato.png', size: 10 },
    });
    expect(image).toMatchObject({ width: 300 });
  });

  it('shares food types and cities with those there are, whatever their case, accents and spaces', async () => {
    await created({ cities: ['Ñuñoa'], food_types: ['Mediterránea'] });
    const second = await created({ cities: ['  ñuñoa ', 'NUÑOA'], food_types: ['MEDITERRANEA'] });
    expect(second['proposal_cities']).toMatchObject([{ city: { name: 'Ñuñoa' } }]);
    expect([await test.em().count(City), await test.em().count(FoodType)]).toEqual([1, 1]);
  });

  it('gives a second dish of the same name an address of its own, also at the same moment and of other chefs', async () => {
    const others = [await newChef({ name: 'Otra' }), await newChef({ name: 'Una más' })];
    const forms = await Promise.all(
      [chef, ...others].map((id) => proposalForm(test, id, { dish_name: 'Pan Amasado' })),
    );
    const answers = await together(forms.map((form) => post('proposals/create', form)));
    expect(answers.map(({ body }) => (body.data as ProposalAnswer).slug).sort()).toEqual([
      'Pan-Amasado',
      'Pan-Amasado-2',
      'Pan-Amasado-3',
    ]);
  });

  it('is found at the longest address there is', async () => {
    const dish_name = 'ñ'.repeat(200);
    await created({ dish_name });
    const { slug } = await created({ dish_name });
    expect(slug).toBe(`${dish_name}-2`);
    await page(slug).expect(200);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no dish name', { dish_name: ' ' }, 'dish_name'],
    ['a dish name that is too long', { dish_name: 'ñ'.repeat(201) }, 'dish_name'],
    ['no description', { description: undefined }, 'description'],
    ['a description that is too long', { description: 'ñ'.repeat(501) }, 'description'],
    ['no picture', { profile_image: null }, 'profile_image'],
    ['a picture that is a list', { profile_image: [] }, 'profile_image'],
    ['a picture that does not exist', { profile_image: { id: NOBODY } }, 'profile_image'],
    ['no Parte 1', { starter: '' }, 'starter'],
    ['no Parte 2', { main_course: null }, 'main_course'],
    ['no Parte 3', { dessert: undefined }, 'dessert'],
    ['a Parte 3 that is too long', { dessert: 'x'.repeat(501) }, 'dessert'],
    ['no format', { modalities: [] }, 'modalities'],
    ['formats left out', { modalities: undefined }, 'modalities'],
    ['a format that does not exist', { modalities: [NOBODY] }, 'modalities'],
    ['a format twice', { modalities: [1, 1] }, 'modalities'],
    ['a format in words', { modalities: ['1'] }, 'modalities'],
    ['a city without a name', { cities: [' '] }, 'cities'],
    ['too many food types', { food_types: Array.from({ length: 21 }, (_, n) => `Comida ${n}`) }, 'food_types'],
    ['a chef that does not exist', { chef_id: NOBODY }, 'chef_id'],
    ['no chef', { chef_id: undefined }, 'chef_id'],
    ['a chef in words', { chef_id: '1' }, 'chef_id'],
    ['a NUL', { dish_name: 'Pan\u0000' }, 'dish_name'],
    ['a lone surrogate', { starter: '\ud800' }, 'starter'],
    ['a field that does not exist', { slug: 'mio' }, 'slug'],
  ])('refuses %s and writes nothing', async (_name, change, field) => {
    const { body } = await post('proposals/create', { ...(await proposalForm(test, chef)), ...change }).expect(400);
    expect(body.errors).toContainEqual(expect.objectContaining({ field: expect.stringMatching(`^${field}`) }));
    expect([await test.em().count(Proposal), await test.em().count(City)]).toEqual([0, 0]);
  });

  it('refuses a picture uploaded for something else', async () => {
    const { body } = await post(
      'proposals/create',
      await proposalForm(test, chef, { profile_image: await uploadedImage(test, 'profile') }),
    ).expect(400);
    expect(body.errors[0].field).toBe('profile_image');
  });

  it('goes up to 50 a chef, as many as the form can send, also when the last two come at once', async () => {
    const image = await uploadedImage(test, 'proposal');
    const many = await Promise.all(
      Array.from({ length: 49 }, (_, n) => proposalItem(test, { dish_name: `Plato ${n}`, profile_image: image })),
    );
    await replace(many).expect(200);
    const forms = await Promise.all(['Uno', 'Dos'].map((dish_name) => proposalForm(test, chef, { dish_name })));
    const answers = await together(forms.map((form) => post('proposals/create', form)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const unseen = await replace([await proposalItem(test)], { known: [] }).expect(409);
    expect(unseen.body.msg).toBe('Un chef puede tener como máximo 50 experiencias.');
    await replace([...many, await proposalItem(test), await proposalItem(test)]).expect(400);
  });

  it('is for staff only', async () => {
    await test.request
      .post(`${API}/proposals/create`)
      .send(await proposalForm(test, chef))
      .expect(401);
    const moderator = await signIn(test, 'USER');
    await test.request
      .post(`${API}/proposals/create`)
      .set(moderator.header)
      .send(await proposalForm(test, chef))
      .expect(201);
  });
});

describe('updating an experience', () => {
  it('replaces everything and raises the version', async () => {
    const before = await created();
    const after = await updated(before, {
      dish_name: 'Humitas',
      food_types: [],
      cities: ['Buin'],
      chef_id: chef,
      version: 1,
    });
    expect(after).toMatchObject({ dish_name: 'Humitas', slug: 'Humitas', proposal_food_types: [], version: 2 });
    expect(after['proposal_cities']).toMatchObject([{ city: { name: 'Buin' } }]);
  });

  it('leaves the formats where none are sent, and takes them away where the list is empty', async () => {
    const before = await created();
    expect((await updated(before, { modalities: undefined }))['modalities']).toMatchObject([{ name: 'Cenas' }]);
    expect((await updated(before, { modalities: [] }))['modalities']).toEqual([]);
  });

  it('removes the picture it no longer uses once nobody can restore it, and keeps the one it still does', async () => {
    const before = await created();
    await expireAll(test);
    const images = await test.em().count(Image);
    await updated(before, { profile_image: { id: before.profile_image.id } });
    expect(await test.em().count(Image)).toBe(images);
    await updated(before);
    await expireAll(test);
    expect(await test.em().count(Image)).toBe(images);
    expect(await test.em().count(Image, { id: before.profile_image.id })).toBe(0);
  });

  it('refuses an older version with a sentence, and accepts none', async () => {
    const before = await created();
    await updated(before, { version: 1 });
    const { body } = await put(
      `proposals/update/${before.id}`,
      await proposalItem(test, { version: 1, dish_name: 'Tarde' }),
    ).expect(409);
    expect(body.msg).toBe('Otra persona guardó cambios mientras editabas. Recarga para verlos.');
    expect(dishes(await stored())).toEqual(['Pastel de choclo']);
    await updated(before);
  });

  it('lets one of several edits of the same version win', async () => {
    const { id } = await created();
    const forms = await Promise.all(
      ['Uno', 'Dos', 'Tres'].map((dish_name) => proposalItem(test, { dish_name, version: 1 })),
    );
    const answers = await together(forms.map((form) => put(`proposals/update/${id}`, form)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('keeps old addresses after a rename, and gives them back to the same experience', async () => {
    const one = await created({ dish_name: 'Pan Uno' });
    await updated(one, { dish_name: 'Pan Dos' });
    expect((await page('Pan-Uno').expect(200)).body.data.slug).toBe('Pan-Dos');
    expect((await created({ dish_name: 'pan uno' })).slug).toBe('pan-uno-2');
    expect((await updated(one, { dish_name: 'Pan Uno' })).slug).toBe('Pan-Uno');
    expect((await updated(one, { dish_name: 'PAN UNO' })).slug).toBe('PAN-UNO');
  });

  it('cannot give it to another chef', async () => {
    const before = await created();
    const { body } = await put(
      `proposals/update/${before.id}`,
      await proposalForm(test, await newChef({ name: 'Otra' })),
    ).expect(400);
    expect(body.errors[0].field).toBe('chef_id');
    expect((await stored())[0]).toMatchObject({ version: 1 });
  });

  it('answers 404 for one that does not exist, 400 for an invalid id', async () => {
    const form = await proposalItem(test);
    const { body } = await put(`proposals/update/${NOBODY}`, form).expect(404);
    expect(body.msg).toBe('La experiencia buscada no existe');
    for (const id of ['0', '01', '1e3', '0x10', '2147483648', 'abc', '-1'])
      await put(`proposals/update/${id}`, form).expect(400);
  });
});

describe('deleting an experience', () => {
  it('takes its addresses and picture along', async () => {
    const { id } = await created();
    const { body } = await remove(id).expect(200);
    expect(body).toEqual({ status: 200, msg: 'La experiencia ha sido eliminada exitosamente', data: null });
    await expireAll(test);
    for (const table of ['proposal', 'proposal_slug', 'proposal_city', "image where kind = 'proposal'"]) {
      expect(await query(test.em(), `select * from ${table}`)).toEqual([]);
    }
    await remove(id).expect(404);
  });

  it('while somebody saves it, or deletes its chef, ends in one of them, never in between', async () => {
    const leaving = await newChef({ name: 'Se va' });
    const { id } = await created({}, leaving);
    const form = await proposalItem(test, { dish_name: 'Guardada' });
    const [saved, ...gone] = await together([
      put(`proposals/update/${id}`, form),
      remove(id),
      test.request.delete(`${API}/chefs/delete/${leaving}`).set(admin.header),
    ]);
    expect([200, 404]).toContain(saved?.status);
    for (const { status } of gone) expect([200, 404]).toContain(status);
    expect(await query(test.em(), 'select id from proposal union all select proposal_id from proposal_slug')).toEqual(
      [],
    );
    await expireAll(test);
    expect(await test.em().count(Image, { id: (form['profile_image'] as { id: number }).id })).toBe(0);
  });
});

describe("a chef's whole set", () => {
  it('knows a new experience again by its key when the form is sent twice', async () => {
    const key = { creation_key: '3f0c8a52-7d1e-4a6b-9c55-0b9d2f6e8a11' };
    const item = await proposalItem(test, key);
    const first = await replace([item], { known: [] }).expect(200);
    const again = await replace([item], { known: [] }).expect(200);
    expect(again.body.data).toEqual(first.body.data);
    await replace([{ ...item, dessert: 'Leche asada' }], { known: [] }).expect(422);
    expect(await stored()).toEqual(first.body.data);
  });

  it('updates what has an id, creates what has none, deletes what is missing, and answers the set', async () => {
    const [stays, goes] = [await created({ dish_name: 'Queda' }), await created({ dish_name: 'Se va' })];
    const fresh = await proposalItem(test, { dish_name: 'Nueva', cities: ['Colina'] });
    const { body } = await replace([fresh, sent(stays, { dish_name: 'Quedó', modalities: [] })]).expect(200);
    expect(body.msg).toBe('Las experiencias del chef han sido guardadas exitosamente');
    expect(body.data).toMatchObject([
      {
        id: stays.id,
        dish_name: 'Quedó',
        slug: 'Quedó',
        description: 'Editada',
        modalities: [],
        proposal_cities: [],
        version: 2,
      },
      { dish_name: 'Nueva', chef_id: chef, proposal_cities: [{ city: { name: 'Colina' } }], version: 1 },
    ]);
    expect(await stored()).toEqual(body.data);
    await expireAll(test);
    expect(await test.em().count(Image, { id: goes.profile_image.id })).toBe(0);
    expect((await page('queda').expect(200)).body.data.slug).toBe('Quedó');
    await page('se va').expect(404);
  });

  it('creates new ones in the order listed, each with an address of its own', async () => {
    const items = await Promise.all(['Pan', 'pan', 'Té'].map((dish_name) => proposalItem(test, { dish_name })));
    const { body } = await replace(items).expect(200);
    expect((body.data as ProposalAnswer[]).map(({ slug }) => slug)).toEqual(['Pan', 'pan-2', 'Té']);
  });

  it('gives a deleted dish’s address to its successor, and no address to two that trade names', async () => {
    const [one, two] = [await created({ dish_name: 'Uno' }), await created({ dish_name: 'Dos' })];
    const traded = await replace([sent(one, { dish_name: 'Dos' }), sent(two, { dish_name: 'Uno' })]).expect(200);
    expect((traded.body.data as ProposalAnswer[]).map(({ slug }) => slug)).toEqual(['Dos-2', 'Uno-2']);
    const { body } = await replace([await proposalItem(test, { dish_name: 'Uno' })]).expect(200);
    expect(body.data[0].slug).toBe('Uno');
  });

  it('may become empty', async () => {
    await created();
    expect((await replace([]).expect(200)).body.data).toEqual([]);
  });

  it('keeps what somebody added since the form was opened, where the form says what it knew', async () => {
    const [seen, dropped] = [await created({ dish_name: 'Vista' }), await created({ dish_name: 'Sacada' })];
    await created({ dish_name: 'Agregada' });
    const { body } = await replace([sent(seen)], { known: [seen.id, dropped.id] }).expect(200);
    expect(dishes(body.data as ProposalAnswer[])).toEqual(['Vista', 'Agregada']);
  });

  it.each<[string, (own: ProposalAnswer, other: ProposalAnswer) => object, number, string]>([
    ['an experience of another chef', (_own, other) => sent(other), 409, 'proposals.1.id'],
    ['one that does not exist', (own) => sent({ ...own, id: NOBODY }), 409, 'proposals.1.id'],
    ['a stale version', (own) => sent(own, { version: 7 }), 409, ''],
    ['a new one without formats', (own) => sent(own, { id: null, version: null }), 400, 'proposals.1.modalities'],
    ['a format that does not exist', (own) => sent(own, { modalities: [NOBODY] }), 400, 'proposals.1.modalities'],
    [
      'a picture that does not exist',
      (own) => sent(own, { profile_image: { id: NOBODY } }),
      400,
      'proposals.1.profile_image',
    ],
    ['no Parte 2', (own) => sent(own, { main_course: '' }), 400, 'proposals.1.main_course'],
    ['a chef of its own', (own) => sent(own, { chef_id: 1 }), 400, 'proposals.1.chef_id'],
    ['a list', () => [], 400, 'proposals'],
    ['null', () => null as unknown as object, 400, 'proposals'],
    ['an id in words', (own) => sent(own, { id: '1' }), 400, 'proposals.1.id'],
  ])('refuses %s and changes nothing', async (_name, spoiled, status, field) => {
    const own = await created({ dish_name: 'Propia' });
    const other = await created({ dish_name: 'Ajena' }, await newChef({ name: 'Otra' }));
    const { body } = await replace([
      await proposalItem(test, { dish_name: 'Nueva', cities: ['Colina'] }),
      spoiled(own, other),
    ]).expect(status);
    if (field) expect((body.errors as { field: string }[]).map((error) => error.field)).toContain(field);
    expect(await stored()).toEqual([own]);
    expect(await test.em().count(Proposal)).toBe(2);
    expect(await test.em().count(City, { name: 'Colina' })).toBe(0);
  });

  it.each<[string, object]>([
    ['the same id twice', { proposals: [{ id: 1 }, { id: 1 }] }],
    ['no list', {}],
    ['an object', { proposals: {} }],
    ['known ids that are none', { proposals: [], known: [0] }],
    ['a field that does not exist', { proposals: [], chef_id: 1 }],
  ])('refuses %s', async (_name, form) => {
    await put(`proposals/update/chef/${chef}`, form).expect(400);
  });

  it('answers 404 where there is no such chef', async () => {
    const { body } = await replace([await proposalItem(test)], {}, NOBODY).expect(404);
    expect(body.msg).toBe('El chef buscado no existe');
  });

  it('replaced several times at once is the set of one of them, whole', async () => {
    const sets = await Promise.all(
      ['Uno', 'Dos', 'Tres', 'Cuatro'].map((name) =>
        Promise.all(
          [1, 2, 3].map((n) =>
            proposalItem(test, { dish_name: `${name} ${n}`, cities: [`Ciudad ${n}`, `Comuna ${4 - n}`] }),
          ),
        ),
      ),
    );
    const answers = await together(sets.map((set) => replace(set)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const names = dishes(await stored());
    expect(names).toHaveLength(3);
    expect(new Set(names.map((name) => name.split(' ')[0])).size).toBe(1);
    await expireAll(test);
    expect(await test.em().count(Image, { kind: 'proposal' })).toBe(3);
  });

  it('replaced from two open forms lets the first win', async () => {
    const one = await created();
    const answers = await together(['Uno', 'Dos'].map((dish_name) => replace([sent(one, { dish_name })])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('of several chefs, replaced at once with the same new food types and cities, all succeed', async () => {
    const chefs = [chef, await newChef({ name: 'Dos' }), await newChef({ name: 'Tres' })];
    const names = Array.from({ length: 6 }, (_, n) => `Nombre ${n}`);
    const sets = await Promise.all(
      chefs.map((_, turn) =>
        Promise.all(
          names.map((name, n) => proposalItem(test, { cities: [name], food_types: [names[(n * (turn + 1)) % 6]] })),
        ),
      ),
    );
    const answers = await together(chefs.map((id, n) => replace(sets[n] ?? [], {}, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await test.em().count(City), await test.em().count(FoodType)]).toEqual([6, 6]);
  });
});

describe('the public reads', () => {
  const CARD = [
    'id',
    'dish_name',
    'slug',
    'description',
    'profile_image',
    'price_per_person',
    'guests_min',
    'guests_max',
    'duration_minutes',
    'modalities',
    'proposal_food_types',
    'proposal_cities',
    'chef',
  ];
  const PAGE = [...CARD, 'chef_id', 'starter', 'main_course', 'dessert', 'diets', 'moreProposals', 'comments'];
  const keys = (value: object): string[] => Object.keys(value).sort();

  it('carry exactly what they say, and nothing private', async () => {
    await created();
    await created({ dish_name: 'Otra' });
    await post('comments/create', { client_name: 'Josefa', description: 'Rico', score: 4.5, chef_id: chef }).expect(
      200,
    );
    const list = await test.request.get(`${API}/proposals/all`).expect(200);
    expect(keys(list.body.data)).toEqual(['proposals', 'showMoreButton']);
    const { body } = await page('Otra').expect(200);
    expect(keys(body.data)).toEqual([...PAGE].sort());
    expect(keys(body.data.comments[0])).toEqual(['answer', 'client_name', 'description', 'id', 'score', 'verified']);
    const found = await test.request.post(`${API}/proposals/search_menu`).send({}).expect(200);
    for (const card of [list.body.data.proposals[0], found.body.data[0], body.data.moreProposals[0]]) {
      expect(keys(card)).toEqual([...CARD].sort());
      expect(keys(card.chef)).toEqual(['chef_name', 'profile_image', 'slug']);
      expect(keys(card.proposal_cities[0])).toEqual(['city']);
      expect(card.price_per_person).toBe(45000);
    }
    expect(JSON.stringify([list.body, body, found.body])).not.toMatch(/cocina\.example|\+569|version|favorite|ACTIVE/);
  });

  it('show the page with the chef, its other experiences in order, and its opinions, the newest first', async () => {
    for (const dish_name of ['Uno', 'Dos', 'Tres']) await created({ dish_name });
    await created({ dish_name: 'Ajena' }, await newChef({ name: 'Otra' }));
    for (const description of ['Rico', 'Muy rico'])
      await post('comments/create', { client_name: 'J', description, chef_id: chef });
    const { body } = await page('Dos').expect(200);
    expect(body.data).toMatchObject({
      dish_name: 'Dos',
      chef_id: chef,
      starter: 'Ensalada chilena',
      chef: { chef_name: 'Ana María Pérez', slug: 'Ana-María-Pérez', profile_image: { width: 250 } },
      comments: [{ description: 'Muy rico', score: 0 }, { description: 'Rico' }],
    });
    expect(dishes(body.data.moreProposals as ProposalAnswer[])).toEqual(['Uno', 'Tres']);
  });

  it('show nothing of a chef that is not active', async () => {
    await created();
    await put(`chefs/change-state/${chef}`).expect(200);
    expect(await listed()).toEqual([]);
    const { body } = await page('Pastel de choclo').expect(404);
    expect(body).toEqual({ status: 404, msg: 'La experiencia buscada no existe', data: null });
    expect(
      (await test.request.post(`${API}/proposals/search_menu`).send({ modalityId: (await modality(test)).id })).body
        .data,
    ).toEqual([]);
    expect((await test.request.get(`${API}/cities/city-proposal`)).body.data).toEqual([]);
  });

  it.each(['Pastel de Ñoquis', 'pastel de noquis', 'PASTEL-DE-ÑOQUIS', ' Pastel  de-ñoquis '])(
    'find an experience as %s',
    async (name) => {
      await created({ dish_name: 'Pastel de Ñoquis' });
      expect((await page(name).expect(200)).body.data.dish_name).toBe('Pastel de Ñoquis');
    },
  );

  it.each(['nada', '%', '../..', "' or 1=1 --", '🍷'])('answer 404 for %s', async (name) => {
    await created();
    await page(name).expect(404);
  });

  it.each(['\u0000', ' ', 'x'.repeat(221)])('refuse a name that cannot be one', async (name) => {
    await page(name).expect(400);
  });

  it('page without repeating or skipping, newest first, and know when there is more', async () => {
    for (const dish_name of ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco']) await created({ dish_name });
    expect([
      await listed('?page=1&perPage=2'),
      await listed('?page=2&perPage=2'),
      await listed('?page=3&perPage=2'),
    ]).toEqual([['Cinco', 'Cuatro'], ['Tres', 'Dos'], ['Uno']]);
    const more = async (number: number): Promise<boolean> =>
      (await test.request.get(`${API}/proposals/all?page=${number}&perPage=2`)).body.data.showMoreButton as boolean;
    expect([await more(1), await more(2), await more(3), await more(4)]).toEqual([true, true, false, false]);
  });

  it.each(['page=0', 'page=1.5', 'page=1e3', 'page=-1', 'perPage=101', 'perPage=', 'page=1&page=2', 'order=id'])(
    'refuse ?%s',
    async (search) => {
      await test.request.get(`${API}/proposals/all?${search}`).expect(400);
    },
  );

  it('search by format, city and food together; 0 everywhere is the first page', async () => {
    const online = await modality(test, 'Clases online');
    await created({ dish_name: 'Uno', food_types: ['Chilena'], cities: ['Colina'] });
    await created({ dish_name: 'Dos', food_types: ['Chilena'], cities: ['Vitacura'], modalities: [online.id] });
    const idOf = async (list: string, name: string): Promise<number> =>
      ((await test.request.get(`${API}/${list}`)).body.data as { id: number; name: string }[]).find(
        (row) => row.name === name,
      )?.id ?? 0;
    const found = async (body: object): Promise<string[]> =>
      dishes(
        (await test.request.post(`${API}/proposals/search_menu`).send(body).expect(200)).body.data as ProposalAnswer[],
      );
    const [foodSearchId, citySearchId] = [
      await idOf('foods_type/all', 'Chilena'),
      await idOf('cities/all', 'Vitacura'),
    ];
    expect(await found({ foodSearchId, citySearchId: 0, modalityId: 0 })).toEqual(['Dos', 'Uno']);
    expect(await found({ foodSearchId, citySearchId, modalityId: 0 })).toEqual(['Dos']);
    expect(await found({ foodSearchId, citySearchId, modalityId: online.id })).toEqual(['Dos']);
    expect(await found({ foodSearchId, citySearchId, modalityId: NOBODY })).toEqual([]);
    for (let n = 0; n < 12; n++) await created({ dish_name: `Plato ${n}` });
    expect(await found({ foodSearchId: 0, citySearchId: 0, modalityId: 0 })).toEqual(await listed());
    expect(await found({ foodSearchId })).toHaveLength(14);
  });

  describe('search by words', () => {
    const found = async (search: unknown, filter: object = {}): Promise<string[]> =>
      dishes(
        (
          await test.request
            .post(`${API}/proposals/search_menu`)
            .send({ ...filter, search })
            .expect(200)
        ).body.data as ProposalAnswer[],
      );

    it.each(['nusta', 'NUSTA', 'ñust', 'usta'])('finds an experience of Ñusta by %s', async (search) => {
      await created({ dish_name: 'Otra' }, await newChef({ name: 'Otro' }));
      await created({ dish_name: 'Pachamanca' }, await newChef({ name: 'Ñusta Quispe' }));
      expect(await found(search)).toEqual(['Pachamanca']);
    });

    it.each<[string, string]>([
      ['the dish without accents', 'noquis'],
      ['the description in capitals', 'ALMUERZO'],
      ['a food type', 'mediterránea'],
      ["the chef's name", 'pérez maria'],
      ['words from everywhere, in any order', 'perez  mediterranea campo ñoquis'],
      ['two characters', 'ño'],
      ['a commune', 'chicureo'],
      ['a diet in another gender', 'vegano'],
      ['a format', 'cena'],
      ['other endings', 'mediterráneos papas'],
    ])('that hold %s', async (_name, search) => {
      const online = await modality(test, 'Clases online');
      await created(
        { dish_name: 'Otra', description: 'o', food_types: ['Chilena'], cities: [], modalities: [online.id] },
        await newChef({ name: 'Otro' }),
      );
      await created({
        dish_name: 'Ñoquis de papa',
        food_types: ['Mediterránea'],
        cities: ['Chicureo'],
        modalities: [(await modality(test, 'Cenas')).id],
        diets: [await dietId(test, 'Vegana')],
      });
      expect(await found(search)).toEqual(['Ñoquis de papa']);
    });

    it('but not by what only the page shows, nor by what is private, nor of a chef that is not active', async () => {
      await created({ starter: 'Erizos' });
      for (const search of ['erizos', 'ana@', 'cocina.example', '912345678', '%', '_astel']) {
        expect([search, await found(search)]).toEqual([search, []]);
      }
      expect(await found('pastel')).toHaveLength(1);
      await put(`chefs/change-state/${chef}`).expect(200);
      expect(await found('pastel')).toEqual([]);
    });

    it('together with the filters', async () => {
      const online = await modality(test, 'Clases online');
      await created({ dish_name: 'Pastel uno', modalities: [online.id] });
      await created({ dish_name: 'Pastel dos' });
      await created({ dish_name: 'Humitas', modalities: [online.id] });
      expect(await found('pastel', { modalityId: online.id })).toEqual(['Pastel uno']);
    });

    it("and follow what staff change, the chef's name too, whichever way it is saved", async () => {
      const { id } = await created({ dish_name: 'Humitas', food_types: ['Chilena'] });
      await put(`proposals/update/${id}`, {
        ...(await proposalItem(test, { dish_name: 'Charquicán', food_types: [] })),
      });
      expect([await found('humitas'), await found('chilena'), await found('charquican')]).toEqual([
        [],
        [],
        ['Charquicán'],
      ]);
      await put(`chefs/update/${chef}`, await chefForm(test, { name: 'Berta Soto' })).expect(200);
      expect([await found('perez'), await found('berta charquican')]).toEqual([[], ['Charquicán']]);
      await put(`proposals/update/chef/${chef}`, { proposals: [await proposalItem(test, { dish_name: 'Cazuela' })] });
      expect([await found('charquican'), await found('soto cazuela chilena')]).toEqual([[], ['Cazuela']]);
    });

    it.each([null, '', '   '])('and %j is no search: the first page', async (search) => {
      for (let n = 0; n < 13; n++) await created({ dish_name: `Plato ${n}` });
      expect(await found(search)).toHaveLength(12);
      expect(await found('plato')).toHaveLength(13);
    });
  });

  it.each([
    { search: 'x'.repeat(101) },
    { search: 7 },
    { search: 'a\u0000' },
    { modalityId: -1 },
    { citySearchId: 1.5 },
    { foodSearchId: '1' },
    { foodSearchId: 2147483648 },
    { foodId: 1 },
    [],
  ])('refuse to search for %j', async (body) => {
    await test.request.post(`${API}/proposals/search_menu`).send(body).expect(400);
  });

  it('list the cities of public experiences, by name without accents', async () => {
    await created({ cities: ['Vitacura', 'Ñuñoa'] });
    await created({ cities: ['Ñuñoa', 'Óbidos'] });
    const hidden = await newChef({ name: 'Otra', cities: ['Arica'] });
    await created({ cities: ['Zapallar'] }, hidden);
    await put(`chefs/change-state/${hidden}`).expect(200);
    const { body } = await test.request.get(`${API}/cities/city-proposal`).expect(200);
    expect((body.data as { name: string }[]).map(({ name }) => name)).toEqual(['Ñuñoa', 'Óbidos', 'Vitacura']);
  });

  it('are read in one statement each', async () => {
    await created();
    const asked = [
      () => test.request.get(`${API}/proposals/all`),
      () => page('Pastel-de-choclo'),
      () => test.request.get(`${API}/cities/city-proposal`),
      () => test.request.post(`${API}/proposals/search_menu`).send({ modalityId: 1 }),
    ];
    for (const ask of asked) {
      expect(await statementsDuring(() => ask().expect(200))).toHaveLength(1);
    }
  });
});

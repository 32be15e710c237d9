import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Chef } from '../src/modules/chefs/index.js';
import { Image } from '../src/modules/files/index.js';
import { City, FoodType } from '../src/modules/lookups/index.js';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { emptyTables } from './harness/empty-tables.js';
import { chefForm, dietId, modality, pictureFor, proposalForm, uploadedImage } from './harness/factories.js';
import { expireAll } from './harness/expire.js';
import { raceAt } from './harness/race.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { statementsDuring } from './harness/statements.js';

const API = '/api/v1';

let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await emptyTables(test.em(), 'chef', 'image', 'food_type', 'city');
});

interface ChefAnswer {
  id: number;
  slug: string;
  version: number;
  favorite: boolean;
  state: string;
  [field: string]: unknown;
}

async function created(changes: Record<string, unknown> = {}): Promise<ChefAnswer> {
  const answer = await test.request
    .post(`${API}/chefs/create`)
    .set(admin.header)
    .send(await chefForm(test, changes));
  expect(answer.body).toMatchObject({ status: 200, msg: 'El Chef ha sido creado exitosamente' });
  return answer.body.data as ChefAnswer;
}

const create = (form: object) => test.request.post(`${API}/chefs/create`).set(admin.header).send(form);
const put = (path: string, body: object = {}) => test.request.put(`${API}/chefs/${path}`).set(admin.header).send(body);
const activeNames = async (query = ''): Promise<string[]> =>
  (await test.request.get(`${API}/chefs/active${query}`).expect(200)).body.chefs.map(
    (chef: { chef_name: string }) => chef.chef_name,
  );

describe('creating a chef', () => {
  it('answers as reading that chef does, byte for byte', async () => {
    const answer = await create(await chefForm(test)).expect(200);
    const { body } = await test.request
      .get(`${API}/chefs/get-one-id/${answer.body.data.id}`)
      .set(admin.header)
      .expect(200);
    expect(JSON.stringify(answer.body.data)).toBe(JSON.stringify(body.data));
  });

  it('gives back everything staff wrote, with lookups by name and images', async () => {
    const form = await chefForm(test, { instagram: 'https://instagram.com/ana', phone_number: '(+56) 9 1234 5678' });
    const { body } = await test.request.post(`${API}/chefs/create`).set(admin.header).send(form).expect(200);
    expect(body.data).toMatchObject({
      chef_name: 'Ana María Pérez',
      slug: 'Ana-María-Pérez',
      email: 'ana@cocina.example',
      phone_number: '+56912345678',
      instagram: 'https://instagram.com/ana',
      facebook: null,
      price_per_person: 45000,
      modalities: [{ name: 'Cenas' }],
      chef_food_types: [{ food_type: { name: 'Chilena' } }],
      chef_cities: [{ city: { name: 'Providencia' } }],
      profile_image: { width: 250, height: 250 },
      gallery: [{ width: 300 }],
      proposals: [],
      comments: [],
      favorite: false,
      state: 'ACTIVE',
      version: 1,
    });
  });

  it.each([
    [{ name: undefined, chef_name: ' Berta Soto ' }, 'Berta Soto'],
    [{ name: null, chef_name: 'Berta Soto' }, 'Berta Soto'],
    [{ name: 'Berta Soto', chef_name: ' Berta Soto' }, 'Berta Soto'],
    [{ name: 'Berta Soto', chef_name: null }, 'Berta Soto'],
    [{ name: 'Berta Soto', chef_name: '' }, 'Berta Soto'],
  ])('takes chef_name as well as name: %j', async (names, kept) => {
    const chef = await created(names);
    expect(chef['chef_name']).toBe(kept);
    const { body } = await put(`update/${chef.id}`, await chefForm(test, { ...names, email: 'otra@cocina.example' }));
    expect(body).toMatchObject({ status: 200, data: { chef_name: kept, email: 'otra@cocina.example' } });
  });

  it.each([
    [{ name: 'Berta Soto', chef_name: 'Berta' }, 'chef_name'],
    [{ name: '', chef_name: 'Berta' }, 'name'],
    [{ name: undefined, chef_name: ' ' }, 'name'],
    [{ name: undefined, chef_name: 5 }, 'name'],
    [{ name: undefined, chef_name: 'B'.repeat(201) }, 'name'],
    [{ name: undefined }, 'name'],
  ])('refuses names that differ or are none, new or changed: %j', async (names, field) => {
    const chef = await created();
    const form = await chefForm(test, names);
    for (const answer of [await create(form), await put(`update/${chef.id}`, form)]) {
      expect([answer.status, answer.body.errors[0].field]).toEqual([400, field]);
    }
    expect(await test.em().count(Chef, { chefName: 'Ana María Pérez' })).toBe(1);
    expect(await test.em().count(Chef)).toBe(1);
  });

  it('accepts a picture within the form, as a data URL', async () => {
    const data = `data:image/png;base64,${(await pictureFor('profile')).toString('base64')}`;
    const chef = await created({ profile_image: { data, type: 'image/png', filename: 'ana.png', size: 10 } });
    expect(chef['profile_image']).toMatchObject({ width: 250 });
  });

  it('creates new cities and food types once, whatever their case, accents and spaces', async () => {
    await created({ cities: ['Ñuñoa'], food_types: ['Mediterránea'] });
    await created({ name: 'Otra', cities: ['  ñuñoa '], food_types: ['MEDITERRANEA'] });
    expect(await test.em().count(City)).toBe(1);
    expect(await test.em().count(FoodType)).toBe(1);
  });

  it('creates a new city once although several administrators add it at the same moment', async () => {
    const forms = await Promise.all(
      ['Uno', 'Dos', 'Tres', 'Cuatro'].map((name) => chefForm(test, { name, cities: ['Pirque', 'Buin'] })),
    );
    const answers = await raceAt(test, 'city', forms.map(create));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await test.em().count(City)).toBe(2);
  });

  it('creates one chef for a key, however often and at once the form is sent, and answers what is stored', async () => {
    const key = { creation_key: '3f0c8a52-7d1e-4a6b-9c55-0b9d2f6e8a11' };
    const form = await chefForm(test, key);
    const answers = await raceAt(test, 'chef', [form, form, form].map(create));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = await create(form);
    expect(new Set([...answers, again].map(({ body }) => body.data.id)).size).toBe(1);
    expect((await create({ ...form, name: 'Otra Cosa' })).status).toBe(422);
    expect(await test.em().count(Chef)).toBe(1);
  });

  it('gives a second chef of the same name an address of its own, also at the same moment', async () => {
    const forms = await Promise.all(['Ana Pérez', 'Ana Perez', 'ana  pérez'].map((name) => chefForm(test, { name })));
    const answers = await raceAt(test, 'chef', forms.map(create));
    const slugs = answers.map(({ body }) =>
      (body.data as ChefAnswer).slug
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase(),
    );
    expect(slugs.sort()).toEqual(['ana-perez', 'ana-perez-2', 'ana-perez-3']);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no name', { name: '  ' }, 'name'],
    ['a description that is too long', { description: 'ñ'.repeat(501) }, 'description'],
    ['an invalid e-mail', { email: 'ana@' }, 'email'],
    ['a phone that is too short', { phone_number: '+569123' }, 'phone_number'],
    ['a negative price', { price_per_person: -1 }, 'price_per_person'],
    ['a fractional price', { price_per_person: 1.5 }, 'price_per_person'],
    ['a price in words', { price_per_person: '45000' }, 'price_per_person'],
    ['no format', { modalities: [] }, 'modalities'],
    ['a format that does not exist', { modalities: [2147483647] }, 'modalities'],
    ['a format twice', { modalities: [1, 1] }, 'modalities'],
    ['an empty gallery', { gallery: [] }, 'gallery'],
    ['a gallery of lists', { gallery: [[]] }, 'gallery'],
    ['an image that does not exist', { profile_image: { id: 2147483647 } }, 'profile_image'],
    ['an image that is a list', { profile_image: [] }, 'profile_image'],
    ['a link that is a script', { instagram: 'javascript:alert(1)' }, 'instagram'],
    ['a link to another host', { instagram: 'https://evil.example/instagram.com/ana' }, 'instagram'],
    ['a NUL', { name: 'Ana\u0000' }, 'name'],
    ['a lone surrogate', { name: 'Ana\ud800' }, 'name'],
    ['a city without a name', { cities: [' '] }, 'cities'],
    ['a field that does not exist', { favorite: true }, 'favorite'],
  ])('refuses %s and writes nothing', async (_name, change, field) => {
    const form = await chefForm(test, change);
    const { body } = await test.request.post(`${API}/chefs/create`).set(admin.header).send(form).expect(400);
    expect((body.errors as { field: string }[]).some((error) => error.field.startsWith(field))).toBe(true);
    expect(await test.em().count(Chef)).toBe(0);
    expect(await test.em().count(City)).toBe(0);
  });

  it('counts characters as people do: 500 emoji fit', async () => {
    await created({ description: '🍷'.repeat(500) });
  });

  it('refuses an image uploaded for something else', async () => {
    const form = await chefForm(test, { cover_image: await uploadedImage(test, 'profile') });
    const { body } = await test.request.post(`${API}/chefs/create`).set(admin.header).send(form).expect(400);
    expect(body.errors[0].field).toBe('cover_image');
  });

  it('is for staff only', async () => {
    await test.request
      .post(`${API}/chefs/create`)
      .send(await chefForm(test))
      .expect(401);
    const moderator = await signIn(test, 'USER');
    await test.request
      .post(`${API}/chefs/create`)
      .set(moderator.header)
      .send(await chefForm(test))
      .expect(200);
  });
});

describe('updating a chef', () => {
  it('replaces everything and raises the version', async () => {
    const chef = await created();
    const form = await chefForm(test, {
      name: 'Ana María Soto',
      price_per_person: null,
      food_types: [],
      cities: ['La Reina'],
      gallery: [await uploadedImage(test, 'gallery'), await uploadedImage(test, 'gallery')],
      version: chef.version,
    });
    const { body } = await put(`update/${chef.id}`, form).expect(200);
    expect(body).toMatchObject({
      msg: 'El Chef ha sido actualizado exitosamente',
      data: {
        chef_name: 'Ana María Soto',
        slug: 'Ana-María-Soto',
        price_per_person: null,
        chef_food_types: [],
        version: 2,
      },
    });
    expect(body.data.gallery).toHaveLength(2);
    expect(body.data.gallery.map((image: { id: number }) => image.id)).toEqual(
      (form['gallery'] as { id: number }[]).map(({ id }) => id),
    );
  });

  it('reorders the gallery without losing a picture', async () => {
    const gallery = await Promise.all(Array.from({ length: 3 }, () => uploadedImage(test, 'gallery')));
    const chef = await created({ gallery });
    const { body } = await put(`update/${chef.id}`, await chefForm(test, { gallery: gallery.toReversed() })).expect(
      200,
    );
    expect(body.data.gallery.map((image: { id: number }) => image.id)).toEqual(
      gallery.toReversed().map(({ id }) => id),
    );
  });

  it('removes the images it no longer uses, once nobody can restore them', async () => {
    const chef = await created();
    const before = await test.em().count(Image);
    await put(`update/${chef.id}`, await chefForm(test)).expect(200);
    await expireAll(test);
    expect(await test.em().count(Image)).toBe(before);
  });

  it('refuses an older version with a sentence, and accepts none', async () => {
    const chef = await created();
    await put(`update/${chef.id}`, await chefForm(test, { version: 1 })).expect(200);
    const { body } = await put(`update/${chef.id}`, await chefForm(test, { version: 1, name: 'Tarde' })).expect(409);
    expect(body.msg).toBe('Otra persona guardó cambios mientras editabas. Recarga para verlos.');
    await put(`update/${chef.id}`, await chefForm(test)).expect(200);
  });

  it('lets one of two edits of the same version win', async () => {
    const chef = await created();
    const forms = await Promise.all(['Uno', 'Dos', 'Tres'].map((name) => chefForm(test, { name, version: 1 })));
    const answers = await raceAt(
      test,
      'chef',
      forms.map((form) => put(`update/${chef.id}`, form)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('keeps old addresses after a rename, and gives them back to the same chef', async () => {
    const chef = await created({ name: 'Ana Uno' });
    await put(`update/${chef.id}`, await chefForm(test, { name: 'Ana Dos' })).expect(200);
    const old = await test.request.get(`${API}/chefs/get-one/Ana-Uno`).expect(200);
    expect(old.body.data.slug).toBe('Ana-Dos');
    expect((await created({ name: 'Ana Uno' })).slug).toBe('Ana-Uno-2');
    const back = await put(`update/${chef.id}`, await chefForm(test, { name: 'Ana Uno' })).expect(200);
    expect(back.body.data.slug).toBe('Ana-Uno');
  });

  it('answers 404 for a chef that does not exist, 400 for an invalid id', async () => {
    const { body } = await put('update/2147483647', await chefForm(test)).expect(404);
    expect(body.msg).toBe('El chef buscado no existe');
    for (const id of ['0', '01', '1e3', '0x10', '2147483648', 'abc', '-1'])
      await put(`update/${id}`, await chefForm(test)).expect(400);
  });
});

describe('the public reads', () => {
  it('never carry private fields or inactive chefs', async () => {
    const chef = await created({ instagram: 'https://instagram.com/ana' });
    const card = [
      'id',
      'chef_name',
      'slug',
      'description',
      'price_per_person',
      'profile_image',
      'modalities',
      'chef_food_types',
      'chef_cities',
    ];
    const active = await test.request.get(`${API}/chefs/active`);
    expect(Object.keys(active.body).sort()).toEqual(['chefs', 'msg', 'showMoreButton', 'status']);
    expect(Object.keys(active.body.chefs[0]).sort()).toEqual([...card].sort());
    const page = await test.request.get(`${API}/chefs/get-one/Ana-María-Pérez`);
    expect(Object.keys(page.body.data).sort()).toEqual(
      [...card, 'information', 'cover_image', 'gallery', 'proposals', 'comments', 'free_saturdays'].sort(),
    );
    await put(`change-state/${chef.id}`).expect(200);
    expect(await activeNames()).toEqual([]);
    await test.request.get(`${API}/chefs/get-one/Ana-María-Pérez`).expect(404);
    expect((await test.request.get(`${API}/chefs/top_chef`)).body.data).toEqual([]);
    expect((await test.request.get(`${API}/cities/city-chef`)).body.data).toEqual([]);
  });

  it.each(['Ana María Pérez', 'ana maria perez', 'ANA-MARIA-PEREZ', 'Ana-María-Pérez'])(
    'find a chef as %s',
    async (name) => {
      await created();
      const { body } = await test.request.get(`${API}/chefs/get-one/${encodeURIComponent(name)}`).expect(200);
      expect(body.data.chef_name).toBe('Ana María Pérez');
    },
  );

  it('page without repeating or skipping, newest first, and know when there is more', async () => {
    for (const name of ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco']) await created({ name });
    expect(await activeNames('?page=1&perPage=2')).toEqual(['Cinco', 'Cuatro']);
    expect(await activeNames('?page=3&perPage=2')).toEqual(['Uno']);
    const more = async (page: number): Promise<boolean> =>
      (await test.request.get(`${API}/chefs/active?page=${page}&perPage=2`)).body.showMoreButton as boolean;
    expect([await more(1), await more(2), await more(3), await more(4)]).toEqual([true, true, false, false]);
  });

  it('show favourites as top chefs, the newest change first; without any, the newest chefs', async () => {
    const [first, second] = [await created({ name: 'Uno' }), await created({ name: 'Dos' })];
    const top = async (): Promise<string[]> =>
      (await test.request.get(`${API}/chefs/top_chef`)).body.data.map((chef: { chef_name: string }) => chef.chef_name);
    expect(await top()).toEqual(['Dos', 'Uno']);
    await put(`change-favorite/${second.id}`);
    await put(`change-favorite/${first.id}`);
    expect(await top()).toEqual(['Uno', 'Dos']);
    await put(`change-favorite/${second.id}`);
    expect(await top()).toEqual(['Uno']);
  });

  it('show twelve top chefs and no thirteenth, favourites or not', async () => {
    const chefs = [];
    for (let number = 1; number <= 13; number += 1) chefs.push(await created({ name: `Chef ${number}` }));
    const top = async (): Promise<string[]> =>
      (await test.request.get(`${API}/chefs/top_chef`)).body.data.map((chef: { chef_name: string }) => chef.chef_name);
    const newest = chefs.map((_, index) => `Chef ${13 - index}`).slice(0, 12);
    expect(await top()).toEqual(newest);
    for (const { id } of chefs) await put(`change-favorite/${id}`).expect(200);
    expect(await top()).toEqual(newest);
  });

  it('search by food, city and format together; 0 everywhere is the first page', async () => {
    const online = await modality(test, 'Clases online');
    await created({ name: 'Uno', food_types: ['Chilena'], cities: ['Colina'] });
    await created({ name: 'Dos', food_types: ['Chilena'], cities: ['Vitacura'], modalities: [online.id] });
    const idOf = async (list: string, name: string): Promise<number> =>
      (await test.request.get(`${API}/${list}`)).body.data.find((row: { name: string }) => row.name === name)
        .id as number;
    const found = async (body: object): Promise<string[]> =>
      (await test.request.post(`${API}/cities/city-filter-food`).send(body).expect(200)).body.data.map(
        (chef: { chef_name: string }) => chef.chef_name,
      );
    const [foodId, cityId] = [await idOf('foods_type/all', 'Chilena'), await idOf('cities/all', 'Vitacura')];
    expect(await found({ foodId, cityId: 0, modalityId: 0 })).toEqual(['Dos', 'Uno']);
    expect(await found({ foodId, cityId, modalityId: 0 })).toEqual(['Dos']);
    expect(await found({ foodId, cityId, modalityId: online.id })).toEqual(['Dos']);
    expect(await found({ foodId: 2147483647 })).toEqual([]);
    expect(await found({ foodId: 0, cityId: 0, modalityId: 0 })).toEqual(['Dos', 'Uno']);
  });

  describe('search by words', () => {
    const found = async (search: unknown, filter: object = {}): Promise<string[]> =>
      (
        await test.request
          .post(`${API}/cities/city-filter-food`)
          .send({ ...filter, search })
          .expect(200)
      ).body.data.map((chef: { chef_name: string }) => chef.chef_name);

    it.each(['nusta', 'NUSTA', 'ñust', 'usta'])('finds Ñusta by %s', async (search) => {
      await created({ name: 'Otra' });
      await created({ name: 'Ñusta Quispe' });
      expect(await found(search)).toEqual(['Ñusta Quispe']);
    });

    it.each<[string, string]>([
      ['the name', 'Íñigo'],
      ['the name without accents', 'inigo'],
      ['the description in capitals', 'ÑOQUIS'],
      ['a food type', 'mediterranea'],
      ['words from different places, in any order', 'noquis  mediterránea ruz'],
      ['part of a word', 'terrán'],
      ['two characters that a word begins with', 'íñ'],
      ['one letter that a word begins with', 'r'],
      ['blanks around it', '  íñigo '],
      ['a wildcard that stands there', '100%'],
      ['another wildcard that stands there', 'masa_madre'],
    ])('that hold %s', async (_name, search) => {
      await created({ name: 'Otra', description: 'Asados.', food_types: ['Chilena'] });
      await created({
        name: 'Íñigo Ruz',
        description: 'Ñoquis 100% caseros, masa_madre.',
        food_types: ['Mediterránea', 'Italiana'],
      });
      expect(await found(search)).toEqual(['Íñigo Ruz']);
    });

    it.each(['inigo asados', 'go', 'q', '%', '_nigo', 'i%o', '\\', "' or 1=1 --", '🍷'])(
      'but not %s',
      async (search) => {
        await created({ name: 'Otra', description: 'Asados.' });
        await created({ name: 'Íñigo Ruz' });
        expect(await found(search)).toEqual([]);
      },
    );

    it('but never by what is private, or what the list does not show', async () => {
      await created({
        name: 'Uno',
        email: 'secreto@privado.example',
        phone_number: '+56987654321',
        instagram: 'https://instagram.com/oculto',
        information: 'Reservado.',
        price_per_person: 77777,
      });
      for (const search of ['secreto', 'privado.example', '@', '987654321', 'oculto', 'reservado', '77777', 'ACTIVE']) {
        expect([search, await found(search)]).toEqual([search, []]);
      }
    });

    it.each<[string, string]>([
      ['a commune', 'nunoa'],
      ['a format', 'Cenas'],
      ['another gender', 'mediterráneo'],
      ['a plural', 'peruanas'],
      ['endings and words of several places', 'peruanos ñuñoa cenas'],
      ['a dish of an experience', 'pasteles'],
      ['a diet of an experience', 'vegano'],
      ['words of the chef and of an experience', 'mediterránea choclo'],
    ])('find by %s', async (_name, search) => {
      await created({
        name: 'Otra',
        modalities: [(await modality(test, 'Clases online')).id],
        food_types: [],
        cities: [],
      });
      const { id } = await created({
        name: 'Íñigo Ruz',
        modalities: [(await modality(test, 'Cenas')).id],
        food_types: ['Mediterránea', 'Peruana'],
        cities: ['Ñuñoa'],
      });
      await test.request
        .post(`${API}/proposals/create`)
        .set(admin.header)
        .send(await proposalForm(test, id, { diets: [await dietId(test, 'Vegana')] }))
        .expect(201);
      expect(await found(search)).toEqual(['Íñigo Ruz']);
    });

    it("and follow a chef's experiences, whichever way they change", async () => {
      const { id } = await created({ name: 'Clara' });
      const call = (method: 'post' | 'put' | 'delete', path: string, body: object = {}) =>
        test.request[method](`${API}/${path}`).set(admin.header).send(body);
      const menu = (dish_name: string) => proposalForm(test, id, { dish_name });
      const made = await call('post', 'proposals/create', await menu('Humitas'));
      expect(await found('humita')).toEqual(['Clara']);
      await call('put', `proposals/update/${made.body.data.id}`, await menu('Charquicán'));
      expect([await found('humita'), await found('charquican')]).toEqual([[], ['Clara']]);
      await call('delete', `proposals/delete/${made.body.data.id}`);
      expect(await found('charquican')).toEqual([]);
      const gone = await test.request.get(`${API}/deleted_records/all`).set(admin.header);
      await call('post', `deleted_records/bring-back/${gone.body.data[0].id}`);
      expect(await found('charquican')).toEqual(['Clara']);
      const { chef_id: _chef, ...item } = await menu('Cazuela');
      await call('put', `proposals/update/chef/${id}`, { proposals: [item] });
      expect([await found('charquican'), await found('cazuelas')]).toEqual([[], ['Clara']]);
    });

    it.each(['a-b-c-d-e'.repeat(11), '((((!&|*:<->'.repeat(8), "'''' & | !", 'x '.repeat(50), 'el la los de'])(
      'answer the hostile text %s',
      async (search) => {
        await created();
        expect(await found(search)).toEqual([]);
      },
    );

    it('together with the filters, and only active chefs', async () => {
      const online = await modality(test, 'Clases online');
      await created({ name: 'Ana Uno', modalities: [online.id] });
      await created({ name: 'Ana Dos' });
      const hidden = await created({ name: 'Ana Tres', modalities: [online.id] });
      await put(`change-state/${hidden.id}`);
      expect(await found('ana')).toEqual(['Ana Dos', 'Ana Uno']);
      expect(await found('ana', { modalityId: online.id })).toEqual(['Ana Uno']);
      expect(await found('tres')).toEqual([]);
    });

    it('and follow what staff change', async () => {
      const { id } = await created({ name: 'Clara', description: 'Guisos.', food_types: ['Chilena'] });
      await put(
        `update/${id}`,
        await chefForm(test, { name: 'Berta', description: 'Sopas.', food_types: ['Peruana'] }),
      ).expect(200);
      for (const gone of ['clara', 'guisos', 'chilena']) expect([gone, await found(gone)]).toEqual([gone, []]);
      for (const now of ['berta', 'sopas', 'peruana']) expect([now, await found(now)]).toEqual([now, ['Berta']]);
    });

    it.each([null, '', '   '])('and %j is no search: the first page', async (search) => {
      for (let n = 0; n < 13; n++) await created({ name: `Ana ${n}` });
      expect(await found(search)).toHaveLength(12);
      expect(await found('ana')).toHaveLength(13);
    });

    it.each(['x'.repeat(101), 7, ['ana'], {}, 'ana\u0000', '\ud800'])('and refuse %j', async (search) => {
      await test.request.post(`${API}/cities/city-filter-food`).send({ search }).expect(400);
    });
  });

  it('are read in one statement each', async () => {
    await created();
    const asked = [
      ...['/chefs/active', '/chefs/get-one/Ana-María-Pérez', '/cities/city-chef'].map(
        (path) => () => test.request.get(`${API}${encodeURI(path)}`),
      ),
      () => test.request.post(`${API}/cities/city-filter-food`).send({ modalityId: 1, search: 'ana chilena' }),
    ];
    for (const ask of asked) {
      expect(await statementsDuring(() => ask().expect(200))).toHaveLength(1);
    }
  });
});

describe("the back-office's list", () => {
  it('is whole without paging, and tells the total with it', async () => {
    for (const name of ['Uno', 'Dos', 'Tres']) await created({ name });
    const whole = await test.request.get(`${API}/chefs/all`).set(admin.header).expect(200);
    expect(whole.body.data).toHaveLength(3);
    const page = await test.request
      .get(`${API}/chefs/all?page=2&perPage=2&sort=chef_name`)
      .set(admin.header)
      .expect(200);
    expect(page.body.data.map((chef: { chef_name: string }) => chef.chef_name)).toEqual(['Uno']);
    expect(page.headers['x-total-count']).toBe('3');
  });

  const namesOf = async (search = ''): Promise<string[]> =>
    (await test.request.get(`${API}/chefs/all${search}`).set(admin.header).expect(200)).body.data.map(
      (row: { chef_name: string }) => row.chef_name,
    );

  it('is in alphabetical order unless asked otherwise, as Spanish has it, no matter who was changed last', async () => {
    for (const name of ['Zoila', 'Ñandú', 'nadia', 'Álvaro', 'Óscar', 'Ana']) await created({ name });
    const alphabetical = ['Álvaro', 'Ana', 'nadia', 'Ñandú', 'Óscar', 'Zoila'];
    expect(await namesOf()).toEqual(alphabetical);
    expect(await namesOf('?sort=-chef_name')).toEqual(alphabetical.toReversed());
    expect(await namesOf('?sort=updated_at')).toEqual(['Zoila', 'Ñandú', 'nadia', 'Álvaro', 'Óscar', 'Ana']);
  });

  it('has those without a price last in the order of prices, either way', async () => {
    const prices = { Caro: 90_000, Ninguno: null, Barato: 20_000 };
    for (const [name, price_per_person] of Object.entries(prices)) await created({ name, price_per_person });
    expect(await namesOf('?sort=price_per_person')).toEqual(['Barato', 'Caro', 'Ninguno']);
    expect(await namesOf('?sort=-price_per_person')).toEqual(['Caro', 'Barato', 'Ninguno']);
  });

  it('finds by part of the name or e-mail without accents, by state and favourite', async () => {
    const chef = await created({ name: 'Íñigo Ruz', email: 'inigo@cocina.example' });
    await created({ name: '100% Vegana_', email: 'otra@cocina.example' });
    await put(`change-state/${chef.id}`);
    const names = async (query: string): Promise<string[]> =>
      (await test.request.get(`${API}/chefs/all?${query}`).set(admin.header).expect(200)).body.data.map(
        (row: { chef_name: string }) => row.chef_name,
      );
    expect(await names('search=inigo')).toEqual(['Íñigo Ruz']);
    expect(await names('search=OTRA@')).toEqual(['100% Vegana_']);
    expect(await names(`search=${encodeURIComponent('0%')}`)).toEqual(['100% Vegana_']);
    expect(await names('state=DESACTIVADO')).toEqual(['Íñigo Ruz']);
    expect(await names('favorite=true')).toEqual([]);
    await test.request.get(`${API}/chefs/all?favorite=yes`).set(admin.header).expect(400);
    await test.request.get(`${API}/chefs/all?sort=password`).set(admin.header).expect(400);
  });
});

describe('toggles', () => {
  it('end where an even or odd number of presses at once leads, and disturb no open form', async () => {
    const chef = await created();
    const presses = Array.from({ length: 5 }, () => put(`change-favorite/${chef.id}`).expect(200));
    await raceAt(test, 'chef', presses);
    const { body } = await test.request.get(`${API}/chefs/get-one-id/${chef.id}`).set(admin.header);
    expect(body.data).toMatchObject({ favorite: true, version: 1 });
  });
});

describe('deleting a chef', () => {
  it('takes its proposals, comments and images along', async () => {
    const { id } = await created();
    const send = (path: string, form: object) => test.request.post(`${API}/${path}`).set(admin.header).send(form);
    await send('proposals/create', await proposalForm(test, id)).expect(201);
    const opinion = { chef_id: id, client_name: 'Josefa', description: 'Rico', score: 4.5 };
    await send('comments/create', opinion).expect(200);
    const { body } = await test.request.delete(`${API}/chefs/delete/${id}`).set(admin.header).expect(200);
    expect(body).toEqual({ status: 200, msg: 'El Chef ha sido eliminado exitosamente', data: null });
    await expireAll(test);
    for (const table of ['chef', 'proposal', 'proposal_slug', 'comment', 'image', 'gallery_image']) {
      expect(await query(test.em(), `select * from ${table}`)).toEqual([]);
    }
    await test.request.delete(`${API}/chefs/delete/${id}`).set(admin.header).expect(404);
  });

  it('while somebody saves it ends in one of the two, never in between', async () => {
    const { id } = await created();
    const form = await chefForm(test, { name: 'Guardado' });
    const [deleted, saved] = await raceAt(test, 'chef', [
      test.request.delete(`${API}/chefs/delete/${id}`).set(admin.header),
      put(`update/${id}`, form),
    ]);
    expect(deleted?.status).toBe(200);
    expect([200, 404]).toContain(saved?.status);
    expect(await test.em().count(Chef)).toBe(0);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CHEF_KEYS } from '../src/modules/chefs/index.js';
import { UnusedImages } from '../src/modules/files/unused-images.js';
import { OldVersions } from '../src/modules/versions/index.js';
import { PersonalData } from '../src/modules/personal-data/index.js';
import { recomputeSearchKeys } from '../src/platform/database/search-keys.js';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { emptyTables } from './harness/empty-tables.js';
import { chefForm, foodTypeId, modality, proposalForm, uploadedImage } from './harness/factories.js';
import { signIn, type SignedIn } from './harness/sign-in.js';

const API = '/api/v1';
const DAY = 24 * 60 * 60 * 1000;

interface Row {
  id: number;
  slug: string;
}
interface Deleted {
  id: number;
  kind_name: string;
  name: string;
  by: string | null;
  until: string;
  parts: { name: string; count: number }[];
}

let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
  await query(
    test.em(),
    `insert into company (city, address, email, phone_number, id) values ('Santiago', 'Av. Italia', 'a@b.cl', '+56912345678', 1)`,
  );
});
afterAll(() => test.close());
beforeEach(async () => {
  const records = ['chef', 'form_reference', 'client_logo', 'header', 'quote_request', 'food_type', 'city'];
  await emptyTables(test.em(), ...records, 'record_version', 'deleted_record');
});

const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  test.request[method](`${API}${path}`).set(admin.header).send(body);
async function data<Data>(...asked: Parameters<typeof call>): Promise<Data> {
  const { status, body } = await call(...asked);
  expect({ path: asked[1], msg: body.msg, ok: status < 300 }).toEqual({ path: asked[1], msg: body.msg, ok: true });
  return body.data as Data;
}
const newChef = async (changes: Record<string, unknown> = {}) =>
  data<Row>('post', '/chefs/create', await chefForm(test, changes));
const deleted = () => data<Deleted[]>('get', '/deleted_records/all');
const lastDeleted = async () => (await deleted())[0] as Deleted;
const bringBack = (id: number) => call('post', `/deleted_records/bring-back/${id}`);

/** Brings back what was deleted last, and returns what is said of it. */
async function bringLastBack(): Promise<string[]> {
  const { id } = await lastDeleted();
  return (await data<{ notes: string[] }>('post', `/deleted_records/bring-back/${id}`)).notes;
}

/** Removes pictures that nothing shows, as the days do. */
const cleanUp = () => test.app.get(UnusedImages, { strict: false }).cleanUp(new Date(Date.now() + 2 * DAY));

/** Every row of these tables, to be compared. */
async function rowsOf(...tables: string[]): Promise<Record<string, unknown[]>> {
  const read = async (table: string) =>
    (
      await query<{ row: unknown }>(
        test.em(),
        `select to_jsonb(one) as row from ${table} one order by to_jsonb(one)::text`,
      )
    ).map(({ row }) => row);
  return Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await read(table)] as const)));
}

const OF_CHEF = [
  'chef',
  'chef_slug',
  'chef_city',
  'chef_food_type',
  'chef_modality',
  'gallery_image',
  'image',
  'proposal',
  'proposal_slug',
  'proposal_city',
  'proposal_food_type',
  'proposal_modality',
  'comment',
  'blocked_range',
  'quote_request',
  'quote_request_choice',
  'evening',
  'opinion',
];

describe('a chef with 50 experiences and 500 opinions', () => {
  it('is deleted with everything, and comes back equal row by row, with its files', async () => {
    const chef = await newChef({ gallery: await Promise.all([1, 2, 3].map(() => uploadedImage(test, 'gallery'))) });
    const id = chef.id;
    await data('put', `/chefs/update/${id}`, await chefForm(test, { name: 'Ana Soto' }));
    const form = await proposalForm(test, id);
    await data('post', '/proposals/create', form);
    await query(
      test.em(),
      `insert into proposal (chef_id, dish_name, slug, search_key, description, profile_image_id, starter, main_course, dessert)
       select chef_id, dish_name || n, slug || n, replace(search_key, 'pastel de choclo', 'pastel de choclo' || n), description,
         profile_image_id, starter, main_course, dessert from proposal, generate_series(2, 50) n`,
    );
    await query(
      test.em(),
      `insert into proposal_slug (key, proposal_id) select lower(slug), id from proposal on conflict do nothing`,
    );
    for (const list of ['food_type', 'city', 'modality'])
      await query(
        test.em(),
        `insert into proposal_${list} (proposal_id, ${list}_id) select p.id, f.${list}_id from proposal p,
         (select distinct ${list}_id from proposal_${list}) f on conflict do nothing`,
      );
    for (const keys of CHEF_KEYS) await recomputeSearchKeys(test.em(), keys, [id]);
    await query(
      test.em(),
      `insert into comment (chef_id, client_name, description, search_key, score, favorite)
       select $1, 'Josefa ' || n, 'Rico ' || n, 'josefa ' || n || ' rico ' || n, (n % 11) / 2.0, n % 50 = 0
       from generate_series(1, 500) n`,
      [id],
    );
    await query(
      test.em(),
      `insert into blocked_range (chef_id, first_day, last_day, reason) values ($1, '2030-01-01', '2030-01-05', 'Viaje')`,
      [id],
    );
    await query(
      test.em(),
      `insert into quote_request (request_key, name, email, phone_number, search_key, city_id, event_date, guests, kind, chef_id, proposal_id)
       select gen_random_uuid(), 'Rosa', 'rosa@correo.example', '+56912345678', 'rosa', (select id from city limit 1), '2030-02-01', 8, 'cena', $1,
         (select min(id) from proposal)`,
      [id],
    );
    await query(
      test.em(),
      `insert into quote_request_choice (quote_request_id, position, chef_id, proposal_id)
       select id, 1, chef_id, proposal_id from quote_request`,
    );
    await query(
      test.em(),
      `insert into evening (quote_request_id, chef_id, chef_name, day, starts_at, minutes, begins_at, ends_at, guests, commune,
         menu, client_first_name)
       select id, chef_id, 'Ana Soto', '2020-02-01', '20:00', 180, '2020-02-01T23:00Z', '2020-02-02T02:00Z', 8, 'Providencia',
         'Menú', 'Rosa' from quote_request`,
    );
    await cleanUp();
    const before = await rowsOf(...OF_CHEF);
    expect([before['proposal'], before['comment']].map((rows) => rows?.length)).toEqual([50, 500]);

    await data('delete', `/chefs/delete/${id}`);
    // The request loses both in one statement, and its line reports it once.
    const [told] = await query(
      test.em(),
      `select changes from audit_line where kind = 'quote_request' and action = 'update' order by id desc limit 1`,
    );
    expect(told).toMatchObject({ changes: { chef_id: [id, null], proposal_id: [expect.any(Number), null] } });
    await cleanUp();
    expect((await rowsOf('chef', 'proposal', 'comment', 'gallery_image', 'blocked_range'))['comment']).toEqual([]);
    await call('get', `/chefs/get-one-id/${id}`).expect(404);
    const listed = await lastDeleted();
    expect(listed).toMatchObject({
      kind_name: 'Chef',
      name: 'Ana Soto',
      by: 'Persona de prueba',
      parts: [
        { name: 'experiencias', count: 50 },
        { name: 'opiniones', count: 500 },
        { name: 'imagen de la galería', count: 1 },
        { name: 'bloqueo de la agenda', count: 1 },
      ],
    });
    expect(Math.round((Date.parse(listed.until) - Date.now()) / DAY)).toBe(30);

    expect(await bringLastBack()).toEqual([]);
    expect(await rowsOf(...OF_CHEF)).toEqual(before);
    expect((await data<Row>('get', '/chefs/get-one/Ana-María-Pérez')).id).toBe(id);
    const { profile_image: picture } = await data<{ profile_image: { publicUrl: string } }>(
      'get',
      `/chefs/get-one-id/${id}`,
    );
    await test.request.get(picture.publicUrl).expect(200);
    expect(await deleted()).toEqual([]);
    // It goes on with the number after, and can be edited as before.
    const edited = await data<{ version: number }>('put', `/chefs/update/${id}`, await chefForm(test, { version: 2 }));
    expect(edited.version).toBe(3);
    expect((await newChef({ name: 'Otra' })).id).toBeGreaterThan(id);
  });
});

/** One of each kind that can be deleted, and what deletes it. */
const KINDS = {
  Experiencia: async () => {
    const { id } = await data<Row>('post', '/proposals/create', await proposalForm(test, (await newChef()).id));
    return {
      tables: ['proposal', 'proposal_slug', 'proposal_city'],
      remove: () => data('delete', `/proposals/delete/${id}`),
    };
  },
  Comentario: async () => {
    const form = { client_name: 'Josefa', description: 'Rico.', score: 4, chef_id: (await newChef()).id };
    const { id } = await data<Row>('post', '/comments/create', form);
    return { tables: ['comment'], remove: () => data('delete', `/comments/delete/${id}`) };
  },
  Header: async () => {
    const header = { cover_description: 'En tu casa.', company_id: 1 };
    for (const cover_title of ['Uno', 'Dos'])
      await data('post', '/company/header/create', {
        ...header,
        cover_title,
        header_image: await uploadedImage(test, 'header'),
      });
    return { tables: ['header', 'image'], remove: () => data('delete', '/company/header/delete/2') };
  },
  Logo: async () => {
    const { id } = await data<Row>('post', '/workered_company/create', {
      name_company: 'Viña Quillaya',
      color_logo: await uploadedImage(test, 'logo'),
      transparent_logo: await uploadedImage(test, 'logo'),
    });
    return { tables: ['client_logo', 'image'], remove: () => data('delete', `/workered_company/delete/${id}`) };
  },
  Formulario: async () => {
    const { id } = await data<Row>('post', '/form_reference/create', FORM);
    return { tables: ['form_reference'], remove: () => data('delete', `/form_reference/delete-form/${id}`) };
  },
} satisfies Record<string, () => Promise<{ tables: [string, ...string[]]; remove: () => Promise<unknown> }>>;
const FORM = { title: 'Evento', type: 3, url: 'tu-evento', script: 'https://docs.google.com/forms/d/e/abc/viewform' };

describe('every kind', () => {
  it.each(Object.entries(KINDS))('%s comes back as it was', async (kind, one) => {
    const { tables, remove } = await one();
    const before = await rowsOf(...tables);
    await remove();
    expect((await rowsOf(...tables))[tables[0]]).not.toEqual(before[tables[0]]);
    expect((await lastDeleted()).kind_name).toBe(kind);
    expect(await bringLastBack()).toEqual([]);
    expect(await rowsOf(...tables)).toEqual(before);
  });

  it('comes back once, when two people ask for it at the same moment', async () => {
    const { remove } = await KINDS.Logo();
    await remove();
    const { id } = await lastDeleted();
    const answers = await Promise.all([bringBack(id), bringBack(id), bringBack(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await rowsOf('client_logo'))['client_logo']).toHaveLength(1);
  });

  it('an experience that a chef form left out comes back too', async () => {
    const { id } = await newChef();
    await data('post', '/proposals/create', await proposalForm(test, id));
    await data('put', `/proposals/update/chef/${id}`, { proposals: [] });
    expect(await bringLastBack()).toEqual([]);
    expect((await rowsOf('proposal'))['proposal']).toHaveLength(1);
  });
});

describe('what changed meanwhile', () => {
  it('gives a chef and its experience other addresses where theirs were taken, and says so', async () => {
    const first = await newChef();
    await data('post', '/proposals/create', await proposalForm(test, first.id));
    await data('delete', `/chefs/delete/${first.id}`);
    const second = await newChef();
    await data('post', '/proposals/create', await proposalForm(test, second.id));
    expect(second.slug).toBe(first.slug);
    expect(await bringLastBack()).toEqual([
      'La dirección /chef/Ana-María-Pérez ya es de otro: ahora es /chef/Ana-María-Pérez-2.',
      'La dirección /experiencia/Pastel-de-choclo ya es de otro: ahora es /experiencia/Pastel-de-choclo-2.',
    ]);
    expect((await data<Row>('get', '/chefs/get-one/Ana-María-Pérez')).id).toBe(second.id);
    expect((await data<Row>('get', '/chefs/get-one/Ana-María-Pérez-2')).id).toBe(first.id);
  });

  it('follows food types that were merged, leaves out what is gone, and finds the chef by the new words', async () => {
    const gone = await modality(test, 'Talleres');
    const { id } = await newChef({
      food_types: ['Peruana', 'Nikkei', 'Chilena'],
      modalities: [gone.id, (await modality(test)).id],
    });
    await data('delete', `/chefs/delete/${id}`);
    const peruana = await foodTypeId(test, 'Peruana');
    const nikkei = await foodTypeId(test, 'Nikkei');
    const chilena = await foodTypeId(test, 'Chilena');
    await data('put', `/lookups/food_type/merge/${peruana}`, { into_id: chilena });
    await data('delete', `/lookups/food_type/delete/${nikkei}`);
    await data('delete', `/lookups/modality/delete/${gone.id}`);
    expect((await bringLastBack()).sort()).toEqual([
      'Un formato que ya no está en la lista quedó fuera.',
      'Un tipo de comida que ya no está en la lista quedó fuera.',
    ]);
    const chef = await data<{ chef_food_types: { food_type: { name: string } }[] }>('get', `/chefs/get-one-id/${id}`);
    expect(chef.chef_food_types.map((one) => one.food_type.name)).toEqual(['Chilena']);
    const [{ key }] = (await query(test.em(), 'select public_search_key as key from chef')) as [{ key: string }];
    expect(key).toContain('chilena');
    expect(key).not.toContain('nikkei');
  });

  it('gives a form another URL, and a cover another place', async () => {
    const { id } = await data<Row>('post', '/form_reference/create', FORM);
    await data('delete', `/form_reference/delete-form/${id}`);
    await data('post', '/form_reference/create', FORM);
    expect(await bringLastBack()).toEqual(['La URL /tu-evento ya está en uso: ahora es /tu-evento-2.']);

    const header = { cover_description: 'En tu casa.', company_id: 1 };
    const add = async (cover_title: string) =>
      data<Row>('post', '/company/header/create', {
        ...header,
        cover_title,
        header_image: await uploadedImage(test, 'header'),
      });
    const one = await add('Uno');
    await add('Dos');
    await data('delete', `/company/header/delete/${one.id}`);
    expect(await bringLastBack()).toEqual(['Ahora es la portada 2 de 2.']);
    await data('delete', `/company/header/delete/${one.id}`);
    await add('Tres');
    await add('Cuatro');
    const { status, body } = await bringBack((await lastDeleted()).id);
    expect({ status, msg: body.msg }).toMatchObject({ status: 409 });
  });

  it('refuses an experience whose chef is gone, until the chef is back', async () => {
    const chef = await newChef();
    const { id } = await data<Row>('post', '/proposals/create', await proposalForm(test, chef.id));
    await data('delete', `/proposals/delete/${id}`);
    await data('delete', `/chefs/delete/${chef.id}`);
    const [ofChef, ofProposal] = (await deleted()) as [Deleted, Deleted];
    const { status, body } = await bringBack(ofProposal.id);
    expect({ status, msg: body.msg }).toEqual({
      status: 409,
      msg: 'Aquello a lo que pertenece ya no existe. Recupéralo primero.',
    });
    await bringBack(ofChef.id).expect(200);
    await bringBack(ofProposal.id).expect(200);
    expect((await rowsOf('proposal'))['proposal']).toHaveLength(1);
  });
});

describe('after 30 days', () => {
  it('it is over: not listed, not brought back, its pictures and versions are gone', async () => {
    const { id } = await newChef();
    await data('delete', `/chefs/delete/${id}`);
    const { id: deletion } = await lastDeleted();
    await query(test.em(), `update deleted_record set at = now() - interval '30 days 1 minute'`);
    expect(await deleted()).toEqual([]);
    await bringBack(deletion).expect(404);
    await test.app.get(OldVersions, { strict: false }).forget();
    await test.app.get(UnusedImages, { strict: false }).cleanUp(new Date(Date.now() + 2 * DAY));
    const left = await rowsOf('deleted_record', 'deleted_row', 'record_version', 'image');
    expect(Object.values(left).flat()).toEqual([]);
  });

  it('versions of what can still be brought back are kept', async () => {
    const { id } = await newChef();
    await data('delete', `/chefs/delete/${id}`);
    await test.app.get(OldVersions, { strict: false }).forget();
    expect(await bringLastBack()).toEqual([]);
    expect(await data('get', `/versions/chef/${id}`)).toHaveLength(1);
  });
});

it('is for administrators', async () => {
  const moderator = await signIn(test, 'USER');
  await test.request.get(`${API}/deleted_records/all`).set(moderator.header).expect(403);
  await test.request.post(`${API}/deleted_records/bring-back/1`).set(moderator.header).expect(403);
});

it('forgets the words of a client who is erased, also of a chef who was deleted', async () => {
  const { id } = await newChef();
  await query(
    test.em(),
    `with request as (
       insert into quote_request (request_key, name, email, phone_number, search_key, city_id, event_date, guests, kind)
       select gen_random_uuid(), 'Xiomara', 'x@correo.example', '+56912345678', 'x', (select id from city limit 1), '2030-02-01', 8, 'cena' returning id),
     words as (insert into comment (chef_id, client_name, description, search_key, verified)
       values ($1, 'Xiomara Q.', 'Noche planeada', 'x', true) returning id)
     insert into opinion (quote_request_id, comment_id) select request.id, words.id from request, words`,
    [id],
  );
  await data('delete', `/chefs/delete/${id}`);
  const kept = () => query(test.em(), `select from deleted_row where content::text like '%Noche planeada%'`);
  expect(await kept()).toHaveLength(1);
  const requests = await query<{ id: number }>(test.em(), 'select id from quote_request');
  const ids = requests.map((one) => one.id);
  await test.em().transactional((em) => test.app.get(PersonalData, { strict: false }).erase(em, ids));
  expect(await kept()).toHaveLength(0);
  expect(await bringLastBack()).toEqual([]);
  expect((await rowsOf('comment'))['comment']).toEqual([]);
});

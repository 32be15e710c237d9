import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { Chef, ChefRecordsRepository, ChefsService, type UpdateChefDto } from '../src/modules/chefs/index.js';
import { UnusedImages } from '../src/modules/files/unused-images.js';
import { Image } from '../src/modules/files/index.js';
import { fieldsOf, OldVersions, Versions } from '../src/modules/versions/index.js';
import { query } from '../src/platform/database/query.js';
import { seedReference } from '../src/seed/reference.seeder.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { emptyTables } from './harness/empty-tables.js';
import { chefForm, foodTypeId, modality, proposalForm, uploadedImage } from './harness/factories.js';
import { raceAt } from './harness/race.js';
import { signIn, type SignedIn } from './harness/sign-in.js';

const API = '/api/v1';

interface Row {
  id: number;
  version: number;
  [field: string]: unknown;
}
interface Version {
  number: number;
  by: string | null;
  restored_from: number | null;
}
interface Compared extends Version {
  values: Record<string, unknown>;
  current: Record<string, unknown>;
  seen: number;
  notes: { field: string; msg: string; blocks: boolean }[];
}

let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
  await test.app.get(EntityManager).transactional((em) => seedReference(em));
});
afterAll(() => test.close());
beforeEach(async () => {
  await emptyTables(
    test.em(),
    ...['chef', 'form_reference', 'client_logo', 'header', 'record_version', 'comment', 'proposal'],
  );
});

async function call(method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object, status?: number) {
  const answer = await test.request[method](`${API}${path}`).set(admin.header).send(body);
  if (status !== undefined) expect({ status: answer.status, body: answer.body }).toMatchObject({ status });
  return answer;
}
const data = async <Data>(...asked: Parameters<typeof call>): Promise<Data> => {
  const { status, body } = await call(...asked);
  expect({ path: asked[1], msg: body.msg, ok: status < 300 }).toEqual({ path: asked[1], msg: body.msg, ok: true });
  return body.data as Data;
};

const versions = (kind: string, id: number) => data<Version[]>('get', `/versions/${kind}/${id}`);
/** The versions of a record that was saved at least twice. */
const twoVersions = async (kind: string, id: number) => (await versions(kind, id)) as [Version, Version];
const compared = (kind: string, id: number, number: number) =>
  data<Compared>('get', `/versions/${kind}/${id}/${number}`);
const restore = (kind: string, id: number, number: number, body: object) =>
  call('post', `/versions/${kind}/${id}/${number}/restore`, body);

const newChef = async (changes: Record<string, unknown> = {}) =>
  data<Row>('post', '/chefs/create', await chefForm(test, changes));
const saveChef = async (id: number, changes: Record<string, unknown> = {}) =>
  data<Row>('put', `/chefs/update/${id}`, await chefForm(test, changes));

/** A record of each kind, with what saves it once more. */
const KINDS = {
  chef: async () => {
    const { id } = await newChef();
    return { id, save: () => saveChef(id, { description: 'Otra cocina.' }) };
  },
  proposal: async () => {
    const form = await proposalForm(test, (await newChef()).id);
    const { id } = await data<Row>('post', '/proposals/create', form);
    return { id, save: () => data('put', `/proposals/update/${id}`, { ...form, starter: 'Sopaipillas' }) };
  },
  comment: async () => {
    const form = { client_name: 'Josefa', description: 'Todo rico.', score: 4, chef_id: (await newChef()).id };
    const { id } = await data<Row>('post', '/comments/create', form);
    return { id, save: () => data('put', `/comments/update/${id}`, { ...form, description: 'Impecable.' }) };
  },
  company: () =>
    Promise.resolve({
      id: 1,
      save: () =>
        data('put', '/company/update/1', {
          city: 'Santiago',
          address: `Av. Italia ${Math.random()}`,
          email: 'hola@sobremesa.example',
          phone_number: '+56912345678',
        }),
    }),
  header: async () => {
    const form = {
      cover_title: 'La mesa ya está puesta',
      cover_description: 'En tu casa.',
      company_id: 1,
      header_image: await uploadedImage(test, 'header'),
    };
    const { id } = await data<Row>('post', '/company/header/create', form);
    return { id, save: () => data('put', `/company/header/update/${id}`, { ...form, cover_title: 'Otra' }) };
  },
  logo: async () => {
    const form = {
      name_company: 'Viña Quillaya',
      color_logo: await uploadedImage(test, 'logo'),
      transparent_logo: await uploadedImage(test, 'logo'),
    };
    const { id } = await data<Row>('post', '/workered_company/create', form);
    return { id, save: () => data('put', `/workered_company/update/${id}`, { ...form, name_company: 'Quillaya' }) };
  },
  form: async () => {
    const form = {
      title: 'Evento',
      type: 3,
      url: 'tu-evento',
      script: 'https://docs.google.com/forms/d/e/abc/viewform',
    };
    const { id } = await data<Row>('post', '/form_reference/create', form);
    return { id, save: () => data('put', `/form_reference/update/${id}`, { ...form, title: 'Otro' }) };
  },
} satisfies Record<string, () => Promise<{ id: number; save: () => Promise<unknown> }>>;

describe('every kind of record', () => {
  it('is declared, and tried here', () => {
    const declared = test.app.get(Versions).all.map(({ name }) => name);
    expect(declared.filter((name) => name !== 'text').sort()).toEqual(Object.keys(KINDS).sort());
  });

  it.each(Object.entries(KINDS))(
    'keeps a version of each save of a %s, with all that its form edits',
    async (kind, one) => {
      const { id, save } = await one();
      await save();
      const [latest, former] = await twoVersions(kind, id);
      expect(latest).toMatchObject({ by: 'Persona de prueba', restored_from: null });
      expect(former.number).toBeLessThan(latest.number);
      const { values, current } = await compared(kind, id, former.number);
      const declared = test.app.get(Versions).all.filter(({ name }) => name === kind);
      expect(declared.map((of) => fieldsOf(of).sort())).toEqual([Object.keys(values).sort()]);
      expect(Object.values(values)).not.toContain(undefined);
      expect(values).not.toEqual(current);
      const stored = await query<{ form: object }>(test.em(), 'select form from record_version');
      expect(stored.length).toBeGreaterThan(1);
    },
  );

  it.each(Object.entries(KINDS))(
    'an earlier version of a %s can be restored as a save of its own',
    async (kind, one) => {
      const { id, save } = await one();
      await save();
      const [latest, former] = await twoVersions(kind, id);
      const { values, current, seen } = await compared(kind, id, former.number);
      const fields = Object.keys(values).filter(
        (name) => JSON.stringify(values[name]) !== JSON.stringify(current[name]),
      );
      const { status, body } = await restore(kind, id, former.number, { fields, seen });
      expect({ status, msg: body.msg }).toEqual({ status: 200, msg: 'La versión ha sido restaurada' });
      const [restored] = await twoVersions(kind, id);
      expect(restored.number).toBeGreaterThan(latest.number);
      expect(restored.restored_from).toBe(former.number);
      expect((await compared(kind, id, former.number)).current).toEqual(values);
      // Anyone who compared before that is told that somebody was faster.
      expect((await restore(kind, id, latest.number, { fields, seen })).status).toBe(409);
    },
  );
});

describe('a version', () => {
  it('is kept of what was there before versions were', async () => {
    const { id } = await newChef();
    await emptyTables(test.em(), 'record_version');
    await saveChef(id, { name: 'Otra Persona' });
    const [latest, former] = await versions('chef', id);
    expect(former).toMatchObject({ number: 1, by: null, fields: null });
    expect(latest).toMatchObject({
      number: 2,
      by: 'Persona de prueba',
      fields: ['cover_image', 'gallery', 'name', 'profile_image'],
    });
    expect((await compared('chef', id, 1)).values).toMatchObject({ name: 'Ana María Pérez' });
  });

  it('holds what the record is at the commit, also where it was read for an answer before', async () => {
    const { id } = await newChef();
    const form = (await chefForm(test, { description: 'Antes.' })) as unknown as UpdateChefDto;
    await test.app.get(ChefsService, { strict: false }).update(id, form, async (em) => {
      await test.app.get(ChefRecordsRepository, { strict: false }).byId(id, em);
      const chef = await em.findOneOrFail(Chef, { id });
      chef.beginEdit(undefined);
      chef.description = 'Después.';
      await em.flush();
    });
    const [latest] = await twoVersions('chef', id);
    expect((await compared('chef', id, latest.number)).values).toMatchObject({ description: 'Después.' });
  });

  it('is not kept of a save that changes nothing, of a switch, or of a save that was refused', async () => {
    const form = await chefForm(test);
    const { id } = await data<Row>('post', '/chefs/create', form);
    await data('put', `/chefs/update/${id}`, form);
    await call('put', `/chefs/change-state/${id}`, undefined, 200);
    await call('put', `/chefs/update/${id}`, { ...form, name: 'Tarde', version: 1 }, 409);
    await call('put', `/chefs/update/${id}`, { ...form, modalities: [2_147_483_647] }, 400);
    expect(await versions('chef', id)).toHaveLength(1);
  });

  it('is not kept of the words of a client', async () => {
    const { id: chefId } = await newChef();
    await query(
      test.em(),
      `insert into comment (chef_id, client_name, description, search_key, verified, publication)
       values ($1, 'Xiomara', 'Una noche', 'x', true, 'waiting')`,
      [chefId],
    );
    await call('put', '/comments/publish/1', { words_version: 1 }, 200);
    expect(await versions('comment', 1)).toEqual([]);
  });

  it('holds pictures until nobody can restore them', async () => {
    const { id } = await newChef();
    const [{ id: profile }] = (await query<{ id: number }>(test.em(), 'select profile_image_id as id from chef')) as [
      Row,
    ];
    await saveChef(id);
    await query(test.em(), `update image set created_at = now() - interval '3 days'`);
    await test.app.get(UnusedImages).cleanUp();
    expect(await test.em().count(Image, { id: profile })).toBe(1);
    expect((await compared('chef', id, 1)).values['profile_image']).toMatchObject({ id: profile });
    await query(test.em(), 'delete from record_version where number = 1');
    await test.app.get(UnusedImages).cleanUp();
    expect(await test.em().count(Image, { id: profile })).toBe(0);
  });

  it('is forgotten when it is older than 12 months and not among the newest 50', async () => {
    const old = new Date(Date.now() - 400 * 24 * 60 * 60 * 1000);
    await query(
      test.em(),
      `insert into record_version (kind, record_id, number, form, at)
       select kind, 7, n, jsonb_build_object('n', n), case when kind = 'text' then now() else $1 end
       from generate_series(1, 60) n, unnest(array['text', 'company']) kind`,
      [old],
    );
    await test.app.get(OldVersions).forget();
    const left = await query(
      test.em(),
      `select kind, count(*)::int as count, min(number) as first from record_version group by kind order by kind`,
    );
    expect(left).toEqual([
      { kind: 'company', count: 50, first: 11 },
      { kind: 'text', count: 60, first: 1 },
    ]);
  });
});

describe('restoring', () => {
  it('gives a chef that was renamed twice its first address again, and leads from the others', async () => {
    const { id, slug } = await newChef();
    await saveChef(id, { name: 'Bruna Soto' });
    await saveChef(id, { name: 'Carla Rojas' });
    const { seen } = await compared('chef', id, 1);
    expect((await restore('chef', id, 1, { fields: ['name'], seen })).status).toBe(200);
    const chef = await data<Row>('get', `/chefs/get-one-id/${id}`);
    expect(chef).toMatchObject({ chef_name: 'Ana María Pérez', slug, version: 4 });
    for (const name of ['Bruna-Soto', 'Carla-Rojas'])
      expect((await data<Row>('get', `/chefs/get-one/${name}`)).id).toBe(id);
  });

  it('changes only what was chosen', async () => {
    const { id } = await newChef();
    await saveChef(id, { name: 'Bruna Soto', description: 'Otra.', price_per_person: 99_000 });
    const { seen } = await compared('chef', id, 1);
    await restore('chef', id, 1, { fields: ['description'], seen });
    expect(await data('get', `/chefs/get-one-id/${id}`)).toMatchObject({
      chef_name: 'Bruna Soto',
      price_per_person: 99_000,
      description: 'Cocina chilena de temporada.',
    });
  });

  it('says which food type was merged or deleted meanwhile, and what becomes of it', async () => {
    const { id } = await newChef({ food_types: ['Peruana', 'Nikkei'] });
    await saveChef(id, { food_types: ['Chilena'] });
    const peruana = await foodTypeId(test, 'Peruana');
    const nikkei = await foodTypeId(test, 'Nikkei');
    const chilena = await foodTypeId(test, 'Chilena');
    await call('put', `/lookups/food_type/merge/${peruana}`, { into_id: chilena });
    await call('delete', `/lookups/food_type/delete/${nikkei}`);
    const { notes, seen } = await compared('chef', id, 1);
    expect(notes).toEqual([
      { field: 'food_types', msg: '«Nikkei» ya no está en la lista: se agregará de nuevo.', blocks: false },
      { field: 'food_types', msg: '«Peruana» ahora es «Chilena» en la lista.', blocks: false },
    ]);
    expect((await restore('chef', id, 1, { fields: ['food_types'], seen })).status).toBe(200);
    const chef = await data<{ chef_food_types: { food_type: { name: string } }[] }>('get', `/chefs/get-one-id/${id}`);
    expect(chef.chef_food_types.map((one) => one.food_type.name)).toEqual(['Chilena', 'Nikkei']);
  });

  it('refuses a format that is gone, and restores the rest', async () => {
    const gone = await modality(test, 'Talleres');
    const { id } = await newChef({ modalities: [gone.id] });
    await saveChef(id, { description: 'Otra.' });
    await query(test.em(), 'delete from modality where id = $1', [gone.id]);
    const { notes, seen } = await compared('chef', id, 1);
    expect(notes).toEqual([{ field: 'modalities', msg: 'Uno de los formatos ya no existe.', blocks: true }]);
    const { status, body } = await restore('chef', id, 1, { fields: ['modalities', 'description'], seen });
    expect({ status, errors: body.errors }).toEqual({
      status: 409,
      errors: [{ field: 'modalities', msg: 'Uno de los formatos ya no existe.' }],
    });
    expect((await restore('chef', id, 1, { fields: ['description'], seen })).status).toBe(200);
  });

  it('refuses an address that another form took meanwhile, and restores the rest', async () => {
    const form = {
      title: 'Evento',
      type: 3,
      url: 'tu-evento',
      script: 'https://docs.google.com/forms/d/e/abc/viewform',
    };
    const { id } = await data<Row>('post', '/form_reference/create', form);
    await data('put', `/form_reference/update/${id}`, { ...form, title: 'Otro', url: 'otro' });
    await data('post', '/form_reference/create', { ...form, title: 'Nuevo' });
    const { notes, seen } = await compared('form', id, 1);
    expect(notes).toEqual([{ field: 'url', msg: 'La URL de navegación ya está en uso.', blocks: true }]);
    expect((await restore('form', id, 1, { fields: ['url'], seen })).body.errors).toEqual([
      { field: 'url', msg: 'La URL de navegación ya está en uso.' },
    ]);
    expect((await restore('form', id, 1, { fields: ['title'], seen })).status).toBe(200);
    expect(await compared('form', id, 1)).toMatchObject({ current: { title: 'Evento', url: 'otro' } });
  });

  it('refuses a picture that is gone, and restores the rest', async () => {
    const { id } = await newChef();
    const { gallery } = await data<{ gallery: { id: number }[] }>('get', `/chefs/get-one-id/${id}`);
    await saveChef(id, { description: 'Otra.' });
    await query(test.em(), 'delete from record_version_image where image_id = $1', [gallery[0]?.id]);
    await query(test.em(), 'delete from image where id = $1', [gallery[0]?.id]);
    const { notes, seen, values } = await compared('chef', id, 1);
    expect(notes).toEqual([{ field: 'gallery', msg: 'La imagen ya no existe.', blocks: true }]);
    expect(values['gallery']).toEqual([]);
    expect((await restore('chef', id, 1, { fields: ['gallery'], seen })).status).toBe(409);
    expect((await restore('chef', id, 1, { fields: ['description'], seen })).status).toBe(200);
  });

  it.each(['chef', 'comment'] as const)(
    'by two people at once, one of a %s is told that the other was faster',
    async (kind) => {
      const { id, save } = await KINDS[kind]();
      await save();
      const { seen, number } = await compared(kind, id, 1);
      const body = { fields: ['description'], seen };
      const path = `${API}/versions/${kind}/${id}/${number}/restore`;
      const asked = [1, 2].map(() => test.request.post(path).set(admin.header).send(body));
      const answers = await raceAt(test, kind, asked);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.body.msg).toBe('Otra persona guardó cambios mientras editabas. Recarga para verlos.');
    },
  );

  it('refuses fields that a version does not have, and what does not exist', async () => {
    const { id } = await newChef();
    for (const fields of [['slug'], ['version'], ['favorite'], ['__proto__'], []])
      expect((await restore('chef', id, 1, { fields, seen: 1 })).status).toBe(400);
    expect((await restore('chef', id, 99, { fields: ['name'], seen: 1 })).status).toBe(404);
    expect((await restore('chef', 2_147_483_647, 1, { fields: ['name'], seen: 1 })).status).toBe(404);
    await call('get', `/versions/person/${id}`, undefined, 400);
    await call('get', `/versions/chef/${id}/x`, undefined, 400);
    await call('get', `/versions/chef/x`, undefined, 400);
  });
});

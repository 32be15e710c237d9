import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Company, Header } from '../src/modules/company/index.js';
import { Image } from '../src/modules/files/index.js';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { emptyTables } from './harness/empty-tables.js';
import { pictureFor, uploadedImage } from './harness/factories.js';
import { expireAll } from './harness/expire.js';
import { raceAt } from './harness/race.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { statementsDuring } from './harness/statements.js';

const API = '/api/v1/company';
const STALE = 'Otra persona guardó cambios mientras editabas. Recarga para verlos.';
const FULL = 'Ya hay 3 headers, el máximo. Elimina uno para agregar otro.';

let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
  // Processed once. The others share the files of this one, which stays.
  await uploadedImage(test, 'header');
});
afterAll(() => test.close());
beforeEach(async () => {
  await emptyTables(test.em(), 'company', 'header');
  const { phone_number: phoneNumber, ...details } = CONTACT;
  await test
    .em()
    .persist(new Company({ ...details, phoneNumber }))
    .flush();
});

const CONTACT = {
  city: 'Santiago',
  address: 'Av. Italia 1439',
  email: 'hola@sobremesa.example',
  phone_number: '+56912345678',
  facebook: null,
  instagram: 'https://www.instagram.com/sobremesa.example',
  linkedin: null,
};

interface HeaderAnswer {
  id: number;
  cover_title: string;
  color_text: string;
  header_image: { id: number };
  version: number;
}

const put = (path: string, body: object) => test.request.put(`${API}/${path}`).set(admin.header).send(body);
const post = (body: object) => test.request.post(`${API}/header/create`).set(admin.header).send(body);
const remove = (id: number | string) => test.request.delete(`${API}/header/delete/${id}`).set(admin.header);

async function headerForm(changes: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  return {
    cover_title: 'La mesa ya está puesta',
    cover_description: 'Chefs independientes cocinan en tu casa.',
    header_image: await uploadedImage(test, 'header'),
    color_text: 'white',
    company_id: 1,
    ...changes,
  };
}

async function created(changes: Record<string, unknown> = {}): Promise<HeaderAnswer> {
  return (await post(await headerForm(changes)).expect(200)).body.data as HeaderAnswer;
}

/** Whether a cover's picture still exists. */
const exists = async ({ header_image: { id } }: HeaderAnswer): Promise<boolean> =>
  (await test.em().count(Image, { id })) === 1;

const shown = async (): Promise<string[]> =>
  (await test.request.get(`${API}/one`).expect(200)).body.data.headers.map(
    (header: HeaderAnswer) => header.cover_title,
  );

describe('reading the company', () => {
  it('is public, in one statement, with the covers in order and nothing else', async () => {
    for (const cover_title of ['Uno', 'Dos']) await created({ cover_title });
    const read = test.request.get(`${API}/one`).expect(200);
    expect(await statementsDuring(() => read)).toHaveLength(1);
    const { body } = await read;
    expect(Object.keys(body.data).sort()).toEqual(
      [
        'id',
        'city',
        'address',
        'email',
        'phone_number',
        'facebook',
        'instagram',
        'linkedin',
        'legal_name',
        'rut',
        'reply_promise',
        'working_hours',
        'version',
        'show_free_saturdays',
        'headers',
      ].sort(),
    );
    expect(body.data.headers.map((header: HeaderAnswer) => header.cover_title)).toEqual(['Uno', 'Dos']);
    expect(Object.keys(body.data.headers[0]).sort()).toEqual(
      ['id', 'cover_title', 'cover_description', 'header_image', 'color_text', 'company_id', 'version'].sort(),
    );
    expect(Object.keys(body.data.headers[0].header_image).sort()).toEqual(
      ['id', 'publicUrl', 'width', 'height', 'variants', 'portrait', 'placeholder'].sort(),
    );
  });

  it('answers 404 while nothing was entered', async () => {
    await emptyTables(test.em(), 'company');
    const { body } = await test.request.get(`${API}/one`).expect(404);
    expect(body.msg).toBe('Todavía no hay información de la página.');
    await put('update/1', CONTACT).expect(404);
    await post(await headerForm()).expect(404);
  });
});

describe('updating the company', () => {
  it('replaces everything and raises the version', async () => {
    const form = {
      ...CONTACT,
      city: 'Valparaíso',
      phone_number: '(+56) 9 8765 4321',
      instagram: '',
      linkedin: 'https://www.linkedin.com/company/x',
      version: 1,
    };
    const { body } = await put('update/1', form).expect(200);
    expect(body).toMatchObject({
      msg: 'La información de la página ha sido actualizada exitosamente',
      data: {
        city: 'Valparaíso',
        phone_number: '+56987654321',
        instagram: null,
        linkedin: 'https://www.linkedin.com/company/x',
        version: 2,
        headers: [],
      },
    });
  });

  it('says who the company is in law and when it answers, where staff want to say so', async () => {
    const identity = {
      legal_name: 'Sobremesa SpA',
      rut: ' 76.086.428-5 ',
      reply_promise: 'El mismo día.',
      working_hours: '9 a 19 h',
    };
    const { body } = await put('update/1', { ...CONTACT, ...identity }).expect(200);
    expect(body.data).toMatchObject({ ...identity, rut: '76086428-5' });
    const { body: without } = await put('update/1', { ...CONTACT, rut: '', legal_name: null }).expect(200);
    expect(without.data).toMatchObject({ legal_name: null, rut: null, reply_promise: null, working_hours: null });
    const { body: refused } = await put('update/1', { ...CONTACT, rut: '76.086.428-4' }).expect(400);
    expect(refused.errors).toEqual([
      { field: 'rut', msg: 'Escribe un RUT válido, con su dígito verificador: 76.086.428-5.' },
    ]);
  });

  it('refuses an older version and accepts none', async () => {
    await put('update/1', { ...CONTACT, version: 1 }).expect(200);
    const { body } = await put('update/1', { ...CONTACT, city: 'Tarde', version: 1 }).expect(409);
    expect(body.msg).toBe(STALE);
    await put('update/1', CONTACT).expect(200);
  });

  it('lets one of several edits of the same version win', async () => {
    const edits = ['Uno', 'Dos', 'Tres'].map((city) => put('update/1', { ...CONTACT, city, version: 1 }));
    const answers = await raceAt(test, 'company', edits);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('leaves the covers alone', async () => {
    const header = await created();
    const { body } = await put('update/1', CONTACT).expect(200);
    expect(body.data.headers).toEqual([header]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no city', { city: ' ' }, 'city'],
    ['an address that is too long', { address: 'ñ'.repeat(201) }, 'address'],
    ['an invalid e-mail', { email: 'hola@' }, 'email'],
    ['an invalid phone', { phone_number: '+56' }, 'phone_number'],
    ['a link that is a script', { facebook: 'javascript:alert(1)' }, 'facebook'],
    ['a link to another host', { linkedin: 'https://evil.example/x' }, 'linkedin'],
    ['a link with a password', { instagram: 'https://a:b@instagram.com/x' }, 'instagram'],
    ['a NUL', { city: 'Santiago\u0000' }, 'city'],
    ['a lone surrogate', { address: '\ud800' }, 'address'],
    ['a version in words', { version: '1' }, 'version'],
    ['a field that does not exist', { id: 1 }, 'id'],
    ['covers', { headers: [] }, 'headers'],
  ])('refuses %s and writes nothing', async (_name, change, field) => {
    const { body } = await put('update/1', { ...CONTACT, city: 'Otra', ...change }).expect(400);
    expect(body.errors[0].field).toBe(field);
    expect(await test.em().findOneOrFail(Company, { id: 1 })).toMatchObject({ city: 'Santiago', version: 1 });
  });

  it('answers 404 for another company, 400 for an invalid id, 401 without a session', async () => {
    await put('update/2', CONTACT).expect(404);
    for (const id of ['0', '01', '1e0', '2147483648', 'x']) await put(`update/${id}`, CONTACT).expect(400);
    await test.request.put(`${API}/update/1`).send(CONTACT).expect(401);
  });

  it('is open to moderators, and takes JSON of a sensible size only', async () => {
    const moderator = await signIn(test, 'USER');
    await test.request.put(`${API}/update/1`).set(moderator.header).send(CONTACT).expect(200);
    await test.request.put(`${API}/update/1`).set(admin.header).type('form').send('city=x').expect(415);
    await put('update/1', { ...CONTACT, city: 'x'.repeat(300 * 1024) }).expect(413);
  });
});

describe('creating a cover', () => {
  it('happens once for each key, also when it is the third one', async () => {
    const others = [await created(), await created()];
    const form = await headerForm({ creation_key: '3F0C8A52-7D1E-4A6B-9C55-0B9D2F6E8A11' });
    const answers = await Promise.all([1, 2, 3].map(() => post(form)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = await post(form).expect(200);
    expect(again.body.data).toEqual(answers[0]?.body.data);
    await post({ ...form, cover_title: 'Otro' }).expect(422);
    expect(await test.em().count(Header)).toBe(others.length + 1);
  });

  it('gives back what staff wrote', async () => {
    const { body } = await post(await headerForm({ color_text: '#8A3B2A' })).expect(200);
    expect(body).toMatchObject({
      status: 200,
      msg: 'El header ha sido creado exitosamente',
      data: {
        cover_title: 'La mesa ya está puesta',
        cover_description: 'Chefs independientes cocinan en tu casa.',
        header_image: { width: 1440, height: 350 },
        color_text: '#8a3b2a',
        company_id: 1,
        version: 1,
      },
    });
  });

  it.each([undefined, null, ''])('has white words when the colour is %p', async (color_text) => {
    expect((await created({ color_text })).color_text).toBe('white');
  });

  it('accepts the picture within the form, as a data URL', async () => {
    const data = `data:image/png;base64,${(await pictureFor('header')).toString('base64')}`;
    expect(
      (await created({ header_image: { data, type: 'image/png', filename: 'mesa.png', size: 10 } })).header_image,
    ).toMatchObject({ width: 1440 });
  });

  it('stops at three, with a sentence', async () => {
    for (const cover_title of ['Uno', 'Dos', 'Tres']) await created({ cover_title });
    const { body } = await post(await headerForm()).expect(409);
    expect(body.msg).toBe(FULL);
    expect(await shown()).toEqual(['Uno', 'Dos', 'Tres']);
  });

  it('stops at three also when ten people add one at the same moment', async () => {
    const forms = await Promise.all(
      Array.from({ length: 10 }, (_, index) => headerForm({ cover_title: `Portada ${index}` })),
    );
    const answers = await raceAt(
      test,
      'header',
      forms.map((form) => post(form)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, ...Array<number>(7).fill(409)]);
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.msg as string))).toEqual(
      new Set([FULL]),
    );
    const positions = (await test.em().findAll(Header)).map(({ position }) => position);
    expect(positions.sort()).toEqual([1, 2, 3]);
  });

  it('cannot pass the database either: a fourth position and a position twice are refused there', async () => {
    const { id } = await uploadedImage(test, 'header');
    const insert = (position: number) =>
      query(
        test.em(),
        "insert into header (company_id, position, cover_title, cover_description, header_image_id) values (1, $1, 't', 'd', $2)",
        [position, id],
      );
    await insert(1);
    await expect(insert(1)).rejects.toThrow('header_company_id_position_unique');
    await expect(insert(4)).rejects.toThrow('header_position_check');
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no title', { cover_title: '' }, 'cover_title'],
    ['a title that is too long', { cover_title: 'x'.repeat(201) }, 'cover_title'],
    ['no description', { cover_description: undefined }, 'cover_description'],
    ['no image', { header_image: undefined }, 'header_image'],
    ['an image without data', { header_image: {} }, 'header_image'],
    ['an image that does not exist', { header_image: { id: 2147483647 } }, 'header_image'],
    ['an image that is a list', { header_image: [] }, 'header_image'],
    ['no company', { company_id: undefined }, 'company_id'],
    ['another company', { company_id: 2 }, 'company_id'],
    ['a company in words', { company_id: '1' }, 'company_id'],
    ['an invalid colour', { color_text: 'blanco' }, 'color_text'],
    ['a colour that is a function', { color_text: 'url(//evil)' }, 'color_text'],
    ['a colour that ends its style', { color_text: 'red;}body{}' }, 'color_text'],
    ['a colour that is a list', { color_text: ['white'] }, 'color_text'],
    ['a position', { position: 1 }, 'position'],
    ['a NUL', { cover_title: 'a\u0000' }, 'cover_title'],
  ])('refuses %s and writes nothing', async (_name, change, field) => {
    const { body } = await post(await headerForm(change)).expect(400);
    expect(body.errors[0].field).toBe(field);
    expect(await test.em().count(Header)).toBe(0);
  });

  it('refuses an image uploaded for something else', async () => {
    const { body } = await post(await headerForm({ header_image: await uploadedImage(test, 'cover') })).expect(400);
    expect(body.errors[0].field).toBe('header_image');
  });

  it('is for staff only', async () => {
    await test.request
      .post(`${API}/header/create`)
      .send(await headerForm())
      .expect(401);
  });
});

describe('updating a cover', () => {
  it('replaces words and picture, removes the old picture and keeps its place', async () => {
    const [first] = [await created({ cover_title: 'Uno' }), await created({ cover_title: 'Dos' })];
    const form = await headerForm({ cover_title: 'Primero', color_text: undefined, version: 1 });
    const { body } = await put(`header/update/${first.id}`, form).expect(200);
    expect(body).toMatchObject({
      msg: 'El header ha sido actualizado exitosamente',
      data: { cover_title: 'Primero', color_text: 'white', version: 2 },
    });
    expect(body.data.header_image.id).toBe((form['header_image'] as { id: number }).id);
    await expireAll(test);
    expect(await exists(first)).toBe(false);
    expect(await shown()).toEqual(['Primero', 'Dos']);
  });

  it('keeps the picture that is sent again, or not sent', async () => {
    const { id, header_image } = await created();
    for (const image of [{ id: header_image.id }, undefined, null]) {
      const { body } = await put(`header/update/${id}`, await headerForm({ header_image: image })).expect(200);
      expect(body.data.header_image).toEqual(header_image);
    }
  });

  it('refuses an older version, keeps the picture and accepts no version', async () => {
    const header = await created();
    const { id } = header;
    await put(`header/update/${id}`, await headerForm({ header_image: null, version: 1 })).expect(200);
    const { body } = await put(`header/update/${id}`, await headerForm({ version: 1 })).expect(409);
    expect(body.msg).toBe(STALE);
    expect(await exists(header)).toBe(true);
    await put(`header/update/${id}`, await headerForm()).expect(200);
  });

  it('lets one of several edits of the same version win', async () => {
    const { id } = await created();
    const forms = await Promise.all(
      ['Uno', 'Dos', 'Tres'].map((cover_title) => headerForm({ cover_title, version: 1 })),
    );
    const answers = await raceAt(
      test,
      'header',
      forms.map((form) => put(`header/update/${id}`, form)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('refuses what creating refuses, another company and an unknown cover', async () => {
    const { id } = await created();
    await put(`header/update/${id}`, await headerForm({ color_text: 'rgb(0,0,0)' })).expect(400);
    await put(`header/update/${id}`, await headerForm({ company_id: 2 })).expect(400);
    const { body } = await put('header/update/2147483647', await headerForm()).expect(404);
    expect(body.msg).toBe('El header no existe o ya fue eliminado.');
    await test.request
      .put(`${API}/header/update/${id}`)
      .send(await headerForm())
      .expect(401);
  });
});

describe('deleting a cover', () => {
  it('removes its picture, closes the gap and makes room at the end', async () => {
    const [first] = [
      await created({ cover_title: 'Uno' }),
      await created({ cover_title: 'Dos' }),
      await created({ cover_title: 'Tres' }),
    ];
    const { body } = await remove(first.id).expect(200);
    expect(body).toEqual({ status: 200, msg: 'El header ha sido eliminado exitosamente', data: null });
    await expireAll(test);
    expect(await exists(first)).toBe(false);
    await created({ cover_title: 'Cuatro' });
    expect(await shown()).toEqual(['Dos', 'Tres', 'Cuatro']);
    await remove(first.id).expect(404);
  });

  it('disturbs nobody who edits another cover', async () => {
    const [first, second] = [await created({ cover_title: 'Uno' }), await created({ cover_title: 'Dos' })];
    await remove(first.id).expect(200);
    await put(`header/update/${second.id}`, await headerForm({ version: second.version })).expect(200);
  });

  it('keeps a picture that another cover shows too', async () => {
    const first = await created();
    await created({ header_image: { id: first.header_image.id } });
    await remove(first.id).expect(200);
    await expireAll(test);
    expect(await exists(first)).toBe(true);
  });

  it('all three at the same moment, twice each, ends with none', async () => {
    const headers = [await created(), await created(), await created()];
    const answers = await raceAt(
      test,
      'header',
      [...headers, ...headers].map(({ id }) => remove(id)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 404, 404, 404]);
    await expireAll(test);
    expect(await Promise.all(headers.map(exists))).toEqual([false, false, false]);
  });

  it('while somebody saves it ends in one of the two, never in between', async () => {
    const { id } = await created();
    const form = await headerForm({ cover_title: 'Guardado' });
    const [deleted, saved] = await raceAt(test, 'header', [remove(id), put(`header/update/${id}`, form)]);
    expect(deleted?.status).toBe(200);
    expect([200, 404]).toContain(saved?.status);
    expect(await shown()).toEqual([]);
  });

  it('while another is added keeps positions whole', async () => {
    const [first, second] = [
      await created({ cover_title: 'Uno' }),
      await created({ cover_title: 'Dos' }),
      await created({ cover_title: 'Tres' }),
    ];
    const form = await headerForm({ cover_title: 'Cuatro' });
    const [, added] = (await raceAt(test, 'header', [remove(first.id), post(form), remove(second.id)])).map(
      ({ status }) => status,
    );
    expect([200, 409]).toContain(added);
    const positions = (await test.em().findAll(Header)).map(({ position }) => position).sort();
    expect(positions).toEqual(added === 200 ? [1, 2] : [1]);
  });

  it('is for staff only', async () => {
    const { id } = await created();
    await test.request.delete(`${API}/header/delete/${id}`).expect(401);
    await remove('0x1').expect(400);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Image } from '../src/modules/files/index.js';
import { ClientLogo } from '../src/modules/logos/index.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { emptyTables } from './harness/empty-tables.js';
import { pictureFor, uploadedImage } from './harness/factories.js';
import { expireAll } from './harness/expire.js';
import { raceAt } from './harness/race.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { statementsDuring } from './harness/statements.js';

const API = '/api/v1/workered_company';

let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
  // Processed once. The others share the files of this one, which stays.
  await uploadedImage(test, 'logo');
});
afterAll(() => test.close());
beforeEach(async () => {
  await emptyTables(test.em(), 'client_logo');
});

interface LogoAnswer {
  id: number;
  name_company: string;
  color_logo: { id: number };
  transparent_logo: { id: number };
  version: number;
}

const post = (body: object) => test.request.post(`${API}/create`).set(admin.header).send(body);
const put = (id: number | string, body: object) => test.request.put(`${API}/update/${id}`).set(admin.header).send(body);
const remove = (id: number | string) => test.request.delete(`${API}/delete/${id}`).set(admin.header);

async function logoForm(changes: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  return {
    name_company: 'Viña Quillaya',
    color_logo: await uploadedImage(test, 'logo'),
    transparent_logo: await uploadedImage(test, 'logo'),
    ...changes,
  };
}

async function created(changes: Record<string, unknown> = {}): Promise<LogoAnswer> {
  return (await post(await logoForm(changes)).expect(200)).body.data as LogoAnswer;
}

/** Which of these pictures still exist. */
const exist = (...images: { id: number }[]): Promise<boolean[]> =>
  Promise.all(images.map(async ({ id }) => (await test.em().count(Image, { id })) === 1));

describe('the logos', () => {
  it('are public, in one statement, in the order of creation and with nothing else', async () => {
    for (const name_company of ['Zeta', 'Alfa']) await created({ name_company });
    const read = test.request.get(`${API}/all`).expect(200);
    expect(await statementsDuring(() => read)).toHaveLength(1);
    const { body } = await read;
    expect(body.data.map((logo: LogoAnswer) => logo.name_company)).toEqual(['Zeta', 'Alfa']);
    expect(Object.keys(body.data[0]).sort()).toEqual([
      'color_logo',
      'id',
      'image_url',
      'name',
      'name_company',
      'transparent_logo',
      'version',
    ]);
    expect(body.data[0]).toMatchObject({ name: 'Zeta', image_url: body.data[0].color_logo.publicUrl });
    expect(body.data[0].image_url).toMatch(/^\/files\/images\/logo\//);
    expect(Object.keys(body.data[0].color_logo).sort()).toEqual([
      'height',
      'id',
      'placeholder',
      'publicUrl',
      'variants',
      'width',
    ]);
  });
});

describe('creating a logo', () => {
  it('happens once for each key, also when it is sent twice at once', async () => {
    const form = await logoForm({ creation_key: '3f0c8a52-7d1e-4a6b-9c55-0b9d2f6e8a11' });
    const answers = await Promise.all([1, 2, 3].map(() => post(form)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = await post(form).expect(200);
    expect(again.body.data).toEqual(answers[0]?.body.data);
    await post({ ...form, name_company: 'Otra' }).expect(422);
    expect(await test.em().count(ClientLogo)).toBe(1);
  });

  it('gives back what staff sent', async () => {
    const form = await logoForm({ name_company: '  Viña Quillaya ' });
    const { body } = await post(form).expect(200);
    expect(body).toMatchObject({
      status: 200,
      msg: 'El logo ha sido creado exitosamente',
      data: {
        name_company: 'Viña Quillaya',
        color_logo: form['color_logo'],
        transparent_logo: form['transparent_logo'],
        version: 1,
      },
    });
  });

  it('accepts the pictures within the form, as data URLs', async () => {
    const image = {
      data: `data:image/png;base64,${(await pictureFor('logo')).toString('base64')}`,
      type: 'image/png',
      filename: 'a.png',
      size: 1,
    };
    expect(await created({ color_logo: image, transparent_logo: image })).toMatchObject({
      color_logo: { width: 100 },
      transparent_logo: { width: 100 },
    });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no name', { name_company: ' ' }, 'name_company'],
    ['a name that is too long', { name_company: 'x'.repeat(201) }, 'name_company'],
    ['no logo in colour', { color_logo: undefined }, 'color_logo'],
    ['no logo for dark grounds', { transparent_logo: null }, 'transparent_logo'],
    ['a logo without data', { transparent_logo: {} }, 'transparent_logo'],
    ['a logo that does not exist', { color_logo: { id: 2147483647 } }, 'color_logo'],
    ['a logo that is no picture', { transparent_logo: { data: 'data:image/png;base64,AAAA' } }, 'transparent_logo'],
    ['an address instead of a picture', { color_logo: 'https://evil.example/logo.png' }, 'color_logo'],
    ['a lone surrogate', { name_company: 'a\udfff' }, 'name_company'],
    ['a version', { version: 1 }, 'version'],
  ])('refuses %s and writes nothing', async (_name, change, field) => {
    const { body } = await post(await logoForm(change)).expect(400);
    expect(body.errors[0].field).toBe(field);
    expect(await test.em().count(ClientLogo)).toBe(0);
  });

  it('refuses an image uploaded for something else', async () => {
    const { body } = await post(await logoForm({ transparent_logo: await uploadedImage(test, 'profile') })).expect(400);
    expect(body.errors[0].field).toBe('transparent_logo');
  });

  it('is for staff, moderators too', async () => {
    await test.request
      .post(`${API}/create`)
      .send(await logoForm())
      .expect(401);
    const moderator = await signIn(test, 'USER');
    await test.request
      .post(`${API}/create`)
      .set(moderator.header)
      .send(await logoForm())
      .expect(200);
    await test.request.post(`${API}/create`).set(admin.header).type('text').send('x').expect(415);
  });
});

describe('updating a logo', () => {
  it('replaces the name and the pictures sent, and removes those given up once nobody can restore them', async () => {
    const logo = await created();
    const color_logo = await uploadedImage(test, 'logo');
    const { body } = await put(logo.id, { name_company: 'Quillaya', color_logo, version: 1 }).expect(200);
    expect(body).toMatchObject({
      msg: 'El logo ha sido actualizado exitosamente',
      data: { name_company: 'Quillaya', color_logo, transparent_logo: logo.transparent_logo, version: 2 },
    });
    expect(await exist(logo.color_logo, color_logo, logo.transparent_logo)).toEqual([true, true, true]);
    await expireAll(test);
    expect(await exist(logo.color_logo, color_logo, logo.transparent_logo)).toEqual([false, true, true]);
  });

  it('can trade the two pictures without losing one', async () => {
    const logo = await created();
    const traded = { color_logo: { id: logo.transparent_logo.id }, transparent_logo: { id: logo.color_logo.id } };
    const { body } = await put(logo.id, { name_company: 'Quillaya', ...traded }).expect(200);
    expect(body.data).toMatchObject(traded);
    expect(await exist(logo.color_logo, logo.transparent_logo)).toEqual([true, true]);
  });

  it('refuses an older version; of several edits of the same one wins', async () => {
    const logo = await created();
    const forms = await Promise.all(
      ['Uno', 'Dos', 'Tres'].map((name_company) => logoForm({ name_company, version: 1 })),
    );
    const answers = await raceAt(
      test,
      'client_logo',
      forms.map((form) => put(logo.id, form)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { body } = await put(logo.id, { name_company: 'Tarde', version: 1 }).expect(409);
    expect(body.msg).toBe('Otra persona guardó cambios mientras editabas. Recarga para verlos.');
    await put(logo.id, { name_company: 'Sin versión' }).expect(200);
  });

  it('refuses an empty name, an unknown logo and strangers', async () => {
    const { id } = await created();
    await put(id, { name_company: '' }).expect(400);
    await put(id, { name_company: 'x', color_logo: { id: 2147483647 } }).expect(400);
    const { body } = await put(2147483647, { name_company: 'x' }).expect(404);
    expect(body.msg).toBe('El logo no existe o ya fue eliminado.');
    await put('1.0', { name_company: 'x' }).expect(400);
    await test.request.put(`${API}/update/${id}`).send({ name_company: 'x' }).expect(401);
  });
});

describe('deleting a logo', () => {
  it('takes its pictures along, once nobody can bring it back', async () => {
    const { id, color_logo, transparent_logo } = await created();
    const { body } = await remove(id).expect(200);
    expect(body).toEqual({ status: 200, msg: 'El logo ha sido eliminado exitosamente', data: null });
    expect(await exist(color_logo, transparent_logo)).toEqual([true, true]);
    await expireAll(test);
    expect(await exist(color_logo, transparent_logo)).toEqual([false, false]);
    await remove(id).expect(404);
    await remove('x').expect(400);
    await test.request.delete(`${API}/delete/${id}`).expect(401);
  });

  it('keeps a picture that another client shows too', async () => {
    const first = await created();
    await created({ color_logo: { id: first.color_logo.id } });
    await remove(first.id).expect(200);
    await expireAll(test);
    expect(await exist(first.color_logo, first.transparent_logo)).toEqual([true, false]);
  });

  it('while somebody saves it ends in one of the two, never in between', async () => {
    const { id } = await created();
    const form = await logoForm({ name_company: 'Guardado' });
    const [deleted, saved] = await raceAt(test, 'client_logo', [remove(id), put(id, form)]);
    expect(deleted?.status).toBe(200);
    expect([200, 404]).toContain(saved?.status);
    expect(await test.em().count(ClientLogo)).toBe(0);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { FormReference } from '../src/modules/forms/index.js';
import { FORM_TYPES } from '../src/modules/forms/rules.js';
import { isReserved } from '../src/modules/forms/reserved-addresses.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { emptyTables } from './harness/empty-tables.js';
import { raceAt } from './harness/race.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { statementsDuring } from './harness/statements.js';
import { SERVER_LOG } from './harness/test-server.js';

const API = '/api/v1/form_reference';
const TAKEN = 'La URL de navegación ya está en uso.';
const LINK = 'https://docs.google.com/forms/d/e/1FAIpQLSd/viewform?embedded=true';

let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await emptyTables(test.em(), 'form_reference');
});

interface FormAnswer {
  id: number;
  url: string;
  state: string;
  version: number;
}

const form = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  title: 'Cuéntanos de tu evento',
  type: 3,
  url: 'cuentanos-tu-evento',
  script: LINK,
  ...changes,
});
const post = (body: object) => test.request.post(`${API}/create`).set(admin.header).send(body);
const put = (path: string, body: object = {}) => test.request.put(`${API}/${path}`).set(admin.header).send(body);
const remove = (id: number | string) => test.request.delete(`${API}/delete-form/${id}`).set(admin.header);
const created = async (changes: Record<string, unknown> = {}): Promise<FormAnswer> =>
  (await post(form(changes)).expect(200)).body.data as FormAnswer;
const activeUrls = async (): Promise<string[]> =>
  (await test.request.get(`${API}/get-active`).expect(200)).body.data.map(({ url }: FormAnswer) => url);

describe('creating a form', () => {
  it('gives back what staff wrote, active', async () => {
    const { body } = await post(form()).expect(200);
    expect(body).toEqual({
      status: 200,
      msg: 'Formulario creado!',
      data: { id: 1, ...form(), state: 'active', version: 1 },
    });
  });

  it('keeps the address in lower case and of a snippet only the link', async () => {
    const script =
      '<div class="pipedriveWebForms" data-pd-webforms="https://webforms.pipedrive.com/f/6c8Sv5xDk2"><script src="https://webforms.pipedrive.com/f/loader"></script></div>';
    expect(await created({ type: 1, url: ' Cotiza-Ya2 '.replace('Cotiza', 'Cotizar'), script })).toMatchObject({
      url: 'cotizar-ya2',
      script: 'https://webforms.pipedrive.com/f/6c8Sv5xDk2',
    });
  });

  it.each([
    'login',
    'GESTION',
    'mis-chefs',
    'experiencias-2027',
    'terminos-y-condiciones',
    'hoy-cotiza',
    'chef',
    'api',
    'files',
  ])('refuses the address %s, which the site uses', async (url) => {
    const { body } = await post(form({ url })).expect(400);
    expect(body).toEqual({ status: 400, msg: TAKEN, data: null, errors: [{ field: 'url', msg: TAKEN }] });
    expect(await test.em().count(FormReference)).toBe(0);
  });

  it('refuses an address that another form has, whatever its case and state', async () => {
    const { id } = await created();
    await put(`change-state/${id}`).expect(200);
    const { body } = await post(form({ url: 'CUENTANOS-tu-evento' })).expect(409);
    expect(body).toMatchObject({ msg: TAKEN, errors: [{ field: 'url', msg: TAKEN }] });
  });

  it('gives an address to one of several people who want it at the same moment', async () => {
    const answers = await raceAt(
      test,
      'form_reference',
      Array.from({ length: 8 }, () => post(form())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.msg as string))).toEqual(
      new Set([TAKEN]),
    );
    expect(await test.em().count(FormReference)).toBe(1);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no title', { title: ' ' }, 'title'],
    ['a title that is too long', { title: 'x'.repeat(201) }, 'title'],
    ['no type', { type: undefined }, 'type'],
    ['type 0', { type: 0 }, 'type'],
    ['the number after the last type', { type: FORM_TYPES.length + 1 }, 'type'],
    ['half a type', { type: 1.5 }, 'type'],
    ['a type in words', { type: '3' }, 'type'],
    ['no address', { url: '' }, 'url'],
    ['an address with accents', { url: 'cotización' }, 'url'],
    ['an address with a slash', { url: 'a/b' }, 'url'],
    ['an address with a dot', { url: 'robots.txt' }, 'url'],
    ['an address with a space', { url: 'a b' }, 'url'],
    ['an address with the Kelvin sign', { url: 'tra\u212aing' }, 'url'],
    ['an address with a line break', { url: 'a\nb' }, 'url'],
    ['an address that is a list', { url: ['a'] }, 'url'],
    ['an address that is too long', { url: 'x'.repeat(201) }, 'url'],
    ['no link', { script: '' }, 'script'],
    ['a link of another host', { script: 'https://evil.example/forms/d/e/1/viewform' }, 'script'],
    ['a link of another type', { type: 2 }, 'script'],
    ['a script', { script: 'javascript:alert(1)' }, 'script'],
    ['a snippet of another host', { script: '<iframe src="https://evil.example"></iframe>' }, 'script'],
    ['a snippet that is too long', { script: `<!--${'x'.repeat(5_000)}--><iframe src="${LINK}"></iframe>` }, 'script'],
    ['a NUL', { title: 'a\u0000' }, 'title'],
    ['a state', { state: 'inactive' }, 'state'],
    ['a version', { version: 1 }, 'version'],
  ])('refuses %s and writes nothing', async (_name, change, field) => {
    const { body } = await post(form(change)).expect(400);
    expect(body.errors[0].field).toBe(field);
    expect(await test.em().count(FormReference)).toBe(0);
  });

  it('is for staff, moderators too', async () => {
    await test.request.post(`${API}/create`).send(form()).expect(401);
    const moderator = await signIn(test, 'USER');
    await test.request.post(`${API}/create`).set(moderator.header).send(form()).expect(200);
    await test.request.post(`${API}/create`).set(admin.header).type('form').send('title=x').expect(415);
    await post(form({ script: 'x'.repeat(300 * 1024) })).expect(413);
  });
});

describe('the link of a form', () => {
  const read = (body: object) => test.request.post(`${API}/read-link`).set(admin.header).send(body);

  it('is what would be kept of a snippet, and nothing is stored', async () => {
    const script = `<iframe src="${LINK}" width="640" height="900">Cargando…</iframe>`;
    const { body } = await read({ type: 3, script }).expect(200);
    expect(body).toEqual({ status: 200, msg: 'Enlace del formulario', data: { link: LINK } });
    expect(await activeUrls()).toEqual([]);
  });

  it("is refused where it is another provider's, in the words of a save", async () => {
    const { body } = await read({ type: 2, script: LINK }).expect(400);
    expect(body.errors).toEqual([{ field: 'script', msg: body.msg }]);
    const saved = await post(form({ type: 2 })).expect(400);
    expect(body.msg).toBe(saved.body.msg);
  });

  it('is for staff', async () => {
    await test.request.post(`${API}/read-link`).send({ type: 3, script: LINK }).expect(401);
  });
});

describe('the active forms', () => {
  it('are public, in one statement, the oldest first, with what the site needs and no more', async () => {
    for (const url of ['zeta', 'alfa', 'beta']) await created({ url });
    const read = test.request.get(`${API}/get-active`).expect(200);
    expect(await statementsDuring(() => read)).toHaveLength(1);
    const { body } = await read;
    expect(body.data.map(({ url }: FormAnswer) => url)).toEqual(['zeta', 'alfa', 'beta']);
    expect(Object.keys(body.data[0]).sort()).toEqual(['id', 'script', 'title', 'type', 'url']);
  });

  it('keep their order when one is switched off and on, or edited', async () => {
    const [first] = [await created({ url: 'uno' }), await created({ url: 'dos' })];
    await put(`change-state/${first.id}`).expect(200);
    expect(await activeUrls()).toEqual(['dos']);
    await put(`change-state/${first.id}`).expect(200);
    await put(`update/${first.id}`, form({ url: 'primero' })).expect(200);
    expect(await activeUrls()).toEqual(['primero', 'dos']);
  });

  it('are part of the list that only staff see, in alphabetical order', async () => {
    await test.request.get(`${API}/all`).expect(401);
    const { id } = await created({ url: 'uno', title: 'Óperas' });
    await created({ url: 'dos', title: 'Zarzuelas' });
    await created({ url: 'tres', title: 'bailes' });
    await put(`change-state/${id}`);
    const { body } = await test.request.get(`${API}/all`).set(admin.header).expect(200);
    expect(body.data.map(({ url, state }: FormAnswer) => [url, state])).toEqual([
      ['tres', 'active'],
      ['uno', 'inactive'],
      ['dos', 'active'],
    ]);
  });
});

describe('updating a form', () => {
  it('replaces what staff wrote, keeps the state and raises the version', async () => {
    const { id } = await created();
    await put(`change-state/${id}`).expect(200);
    const changed = form({ title: 'Eventos', type: 2, url: 'eventos', script: 'https://form.jotform.com/jsform/2412' });
    const { body } = await put(`update/${id}`, { ...changed, version: 1 }).expect(200);
    expect(body).toEqual({
      status: 200,
      msg: 'Formulario Editado!',
      data: { id, ...changed, state: 'inactive', version: 2 },
    });
  });

  it('may keep its address, not take that of another or of the site', async () => {
    const { id } = await created({ url: 'uno' });
    await created({ url: 'dos' });
    await put(`update/${id}`, form({ url: 'UNO' })).expect(200);
    expect((await put(`update/${id}`, form({ url: 'dos' })).expect(409)).body.msg).toBe(TAKEN);
    expect((await put(`update/${id}`, form({ url: 'nosotros' })).expect(400)).body.msg).toBe(TAKEN);
    expect(await activeUrls()).toEqual(['uno', 'dos']);
  });

  it('gives an address to one of several forms that want it at the same moment', async () => {
    const forms = [await created({ url: 'uno' }), await created({ url: 'dos' }), await created({ url: 'tres' })];
    const answers = await raceAt(
      test,
      'form_reference',
      forms.map(({ id }) => put(`update/${id}`, form({ url: 'nueva' }))),
    );
    expect(answers.map(({ body }) => body.msg as string).sort()).toEqual(['Formulario Editado!', TAKEN, TAKEN]);
    // Nor was it left to the database to refuse the others, which would write the statement into its log.
    expect(await readFile(process.env[SERVER_LOG] ?? '', 'utf8')).not.toContain('form_reference_url_unique');
  });

  it('refuses an older version; of several edits of the same one wins', async () => {
    const { id } = await created();
    const edits = ['Uno', 'Dos', 'Tres'].map((title) => put(`update/${id}`, form({ title, version: 1 })));
    const answers = await raceAt(test, 'form_reference', edits);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { body } = await put(`update/${id}`, form({ title: 'Tarde', version: 1 })).expect(409);
    expect(body.msg).toBe('Otra persona guardó cambios mientras editabas. Recarga para verlos.');
    await put(`update/${id}`, form()).expect(200);
  });

  it('refuses a link of another type, an unknown form and strangers', async () => {
    const { id } = await created();
    expect((await put(`update/${id}`, form({ type: 1 })).expect(400)).body.errors[0].field).toBe('script');
    const { body } = await put('update/2147483647', form()).expect(404);
    expect(body.msg).toBe('El formulario no existe o ya fue eliminado.');
    await put('update/1e0', form()).expect(400);
    await test.request.put(`${API}/update/${id}`).send(form()).expect(401);
  });
});

describe('switching a form off and on', () => {
  it('ends where it began after an even number of presses at once, and disturbs no open form', async () => {
    const { id } = await created();
    const answers = await raceAt(
      test,
      'form_reference',
      Array.from({ length: 4 }, () => put(`change-state/${id}`).expect(200)),
    );
    expect(answers[0]?.body.msg).toBe('El estado del formulario ha sido actualizado exitosamente');
    expect(await test.em().findOneOrFail(FormReference, { id })).toMatchObject({ state: 'active', version: 1 });
  });

  it('is for staff and known forms', async () => {
    const { id } = await created();
    await put('change-state/2147483647').expect(404);
    await put('change-state/0').expect(400);
    await test.request.put(`${API}/change-state/${id}`).expect(401);
  });
});

describe('deleting a form', () => {
  it('frees its address', async () => {
    const { id } = await created();
    const { body } = await remove(id).expect(200);
    expect(body).toEqual({ status: 200, msg: 'El formulario ha sido eliminado exitosamente', data: null });
    await created();
    await remove(id).expect(404);
    await remove('x').expect(400);
    await test.request.delete(`${API}/delete-form/${id}`).expect(401);
  });

  it('while somebody saves it ends in one of the two, never in between', async () => {
    const { id } = await created();
    const [deleted, saved] = await raceAt(test, 'form_reference', [
      remove(id),
      put(`update/${id}`, form({ title: 'Guardado' })),
    ]);
    expect(deleted?.status).toBe(200);
    expect([200, 404]).toContain(saved?.status);
    expect(await test.em().count(FormReference)).toBe(0);
  });
});

it('reserves every first segment that the server itself answers', () => {
  const routes = test.app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  const segments = [...routes.matchAll(/^[├└]── \/?([^/\s:*(]+)/gm)].map(([, segment = '']) => segment);
  expect(segments).toContain('api');
  expect([...new Set(segments)].filter((segment) => !isReserved(segment))).toEqual([]);
});

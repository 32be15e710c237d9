import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ORIGINALS } from '../src/modules/texts/index.js';
import { ORIGINALS_DAY } from '../src/modules/texts/originals/index.js';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { emptyTables } from './harness/empty-tables.js';
import { signIn, type SignedIn } from './harness/sign-in.js';

const API = '/api/v1/texts';

let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
  await query(test.em(), `update person set name = 'Paula Soto' where id = $1`, [admin.person.id]);
});
afterAll(() => test.close());
beforeEach(() => emptyTables(test.em(), 'text_version'));

const get = (path: string) => test.request.get(`${API}/${path}`).set(admin.header);
const put = (path: string, body: object) => test.request.put(`${API}/${path}`).set(admin.header).send(body);
const sentence = (text: string) =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
const publish = (text: string, number: number) => put('publish/refunds', { document: sentence(text), number });
/** What a visitor reads. */
const shown = async (text = 'refunds') => {
  const { body } = await test.request.get(`${API}/shown/${text}`).expect(200);
  return body.data as { number: number; day: string; document: { content: { content: { text: string }[] }[] } };
};
const said = async () => (await shown()).document.content[0]?.content[0]?.text;
const kept = () =>
  query<{ number: number; who: string | null }>(test.em(), 'select number, who from text_version order by 1');

describe('a text', () => {
  it('is the original while nobody has changed it, and nothing is kept of it', async () => {
    expect(await shown('terms')).toEqual({ text: 'terms', number: 1, day: ORIGINALS_DAY, document: ORIGINALS.terms });
    const { body } = await get('one/terms').expect(200);
    expect(body.data).toMatchObject({
      name: 'Términos y condiciones',
      is_original: true,
      has_figures: true,
      who: null,
    });
    expect(await kept()).toEqual([]);
  });

  it('that is published is what visitors read at once, with the one before among its versions', async () => {
    await shown();
    await publish('Los días hábiles son de lunes a viernes.', 1).expect(200);
    expect(await said()).toBe('Los días hábiles son de lunes a viernes.');
    const { body } = await get('versions/refunds').expect(200);
    expect(body.data).toMatchObject([
      { number: 2, who: 'Paula Soto', is_original: false },
      { number: 1, who: null, is_original: true },
    ]);
    const { body: first } = await get('version/refunds/1').expect(200);
    expect(first.data.document).toEqual(ORIGINALS.refunds);
  });

  it('that is published twice by the same press is one version', async () => {
    await publish('Una vez.', 1).expect(200);
    const again = await publish('Una vez.', 2).expect(200);
    expect(again.body.data.number).toBe(2);
    expect(await kept()).toHaveLength(2);
  });

  it('that two administrators change at once is changed by the first: the second is told', async () => {
    const answers = await Promise.all([publish('Uno.', 1), publish('Dos.', 1), publish('Tres.', 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.msg).toMatch(/^Otra persona guardó cambios/);
    expect(await kept()).toHaveLength(2);
  });

  it('goes back to a version and to the original, each as the next version', async () => {
    await publish('Uno.', 1).expect(200);
    await publish('Dos.', 2).expect(200);
    await put('restore/refunds/2', { number: 2 }).expect(409);
    await put('restore/refunds/9', { number: 3 }).expect(404);
    await put('restore/refunds/2', { number: 3 }).expect(200);
    expect(await said()).toBe('Uno.');
    const { body } = await put('reset/refunds', { number: 4 }).expect(200);
    expect(body.data).toMatchObject({ number: 5, is_original: true });
    expect((await shown()).document).toEqual(ORIGINALS.refunds);
  });

  it('whose original a release changes is a new version by itself, and the former can still be read', async () => {
    const former = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Antes.' }] }] };
    await query(
      test.em(),
      `insert into text_version (text, number, document, is_original) values ('refunds', 1, $1, true)`,
      [JSON.stringify(former)],
    );
    expect(await shown()).toMatchObject({ number: 2, document: ORIGINALS.refunds });
    expect((await get('version/refunds/1').expect(200)).body.data.document).toEqual(former);
    expect((await get('versions/refunds').expect(200)).body.data).toHaveLength(2);
  });

  it('is refused where the page could not show it, with the reason, and nothing is published', async () => {
    const hostile = JSON.stringify({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }],
        },
      ],
    });
    const { body } = await put('publish/privacy', { document: hostile, number: 1 }).expect(400);
    expect(body.errors).toEqual([{ field: 'document', msg: expect.stringMatching(/^Un enlace empieza con https/) }]);
    await put('publish/refunds', { document: 'x'.repeat(60_001), number: 1 }).expect(400);
    await put('publish/refunds', { document: sentence('x'.repeat(301)), number: 1 }).expect(400);
    await put('publish/nada', { document: sentence('x'), number: 1 }).expect(400);
    expect(await kept()).toEqual([]);
  });

  it('cannot be changed by a moderator', async () => {
    const user = await signIn(test, 'USER');
    await test.request
      .put(`${API}/publish/refunds`)
      .set(user.header)
      .send({ document: sentence('x'), number: 1 })
      .expect(403);
  });
});

describe('a version of the terms', () => {
  it('is read by everybody at its own address, and one that there is not is 404', async () => {
    const { body } = await test.request.get(`${API}/terms/1`).expect(200);
    expect(body.data.document).toEqual(ORIGINALS.terms);
    await test.request.get(`${API}/terms/2`).expect(404);
    await test.request.get(`${API}/terms/0`).expect(400);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { emptyTables } from './harness/empty-tables.js';
import { chefForm, proposalForm } from './harness/factories.js';
import { signIn, type SignedIn } from './harness/sign-in.js';

const API = '/api/v1';
const DAY = 24 * 60 * 60 * 1000;
const GONE = 'Este enlace no existe o ya no sirve.';

let test: TestApp;
let admin: SignedIn;
let chef: { id: number };
let experience: { id: number };

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await emptyTables(test.em(), 'chef', 'secret_link');
  chef = await data('post', '/chefs/create', await chefForm(test));
  experience = await data('post', '/proposals/create', await proposalForm(test, chef.id));
  await data('put', `/chefs/change-state/${chef.id}`);
});

const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  test.request[method](`${API}${path}`).set(admin.header).send(body);
async function data<Data>(...asked: Parameters<typeof call>): Promise<Data> {
  const { status, body } = await call(...asked);
  expect({ path: asked[1], msg: body.msg, ok: status < 300 }).toEqual({ path: asked[1], msg: body.msg, ok: true });
  return body.data as Data;
}
const tokenOf = ({ url }: { url: string }) => url.split('/').at(-1) ?? '';
const share = (subject = 'chef', id = chef.id) =>
  data<{ url: string; until: string }>('post', `/previews/share/${subject}/${id}`);
/** Without a session. */
const read = (kind: string, token: string) => test.request.get(`${API}/previews/${kind}/${token}`);

describe('a shared preview', () => {
  it('shows an inactive chef to anyone who has the link, as visitors will see it and nothing more', async () => {
    await test.request.get(`${API}/chefs/get-one/Ana-María-Pérez`).expect(404);
    const link = await share();
    expect(link.url).toMatch(/\/vista-previa\/chef\/[\w-]{27}$/);
    const answer = await read('chef', tokenOf(link)).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const shown = answer.body.data.chef as Record<string, unknown>;
    await data('put', `/chefs/change-state/${chef.id}`);
    const published = await test.request.get(`${API}/chefs/get-one/Ana-María-Pérez`).expect(200);
    expect(shown).toEqual(published.body.data);
    expect(JSON.stringify(shown)).not.toMatch(/ana@cocina|56912345678|DESACTIVADO/);
  });

  it('shows an experience of an inactive chef', async () => {
    const link = await share('proposal', experience.id);
    expect(link.url).toContain('/vista-previa/experiencia/');
    const { body } = await read('experience', tokenOf(link)).expect(200);
    expect(body.data.experience).toMatchObject({ id: experience.id, dish_name: 'Pastel de choclo' });
  });

  it('shows what is saved now, also after a change', async () => {
    const link = await share();
    await data('put', `/chefs/update/${chef.id}`, await chefForm(test, { description: 'Otra.' }));
    expect((await read('chef', tokenOf(link)).expect(200)).body.data.chef.description).toBe('Otra.');
  });

  it('serves 7 days, stays the same when it is asked for again, and another one follows a revoked one', async () => {
    const link = await share();
    expect(Math.round((Date.parse(link.until) - Date.now()) / DAY)).toBe(7);
    expect((await share()).url).toBe(link.url);
    await data('delete', `/previews/share/chef/${chef.id}`);
    expect((await read('chef', tokenOf(link)).expect(404)).body.msg).toBe(GONE);
    const next = await share();
    expect(next.url).not.toBe(link.url);
    await query(test.em(), `update secret_link set until = now() - interval '1 second'`);
    await read('chef', tokenOf(next)).expect(404);
  });

  it('opens nothing else, and nothing of what was deleted', async () => {
    const link = await share();
    await read('experience', tokenOf(link)).expect(404);
    await read('chef', 'x').expect(404);
    await data('delete', `/chefs/delete/${chef.id}`);
    await read('chef', tokenOf(link)).expect(404);
  });
});

describe('the look of staff', () => {
  it('is over after an hour and is another link than the shared one', async () => {
    const look = await data<{ url: string; until: string }>('post', `/previews/look/chef/${chef.id}`);
    expect(Math.round((Date.parse(look.until) - Date.now()) / 60_000)).toBe(60);
    expect(look.url).not.toBe((await share()).url);
    await read('chef', tokenOf(look)).expect(200);
    // Anyone who revokes what was shared does not close somebody's tab.
    await data('delete', `/previews/share/chef/${chef.id}`);
    await read('chef', tokenOf(look)).expect(200);
  });

  it('refuses what does not exist', async () => {
    await call('post', '/previews/look/chef/2147483647').expect(404);
    await call('post', '/previews/share/proposal/2147483647').expect(404);
    await call('delete', '/previews/share/chef/2147483647').expect(404);
    await call('post', `/previews/share/comment/${chef.id}`).expect(400);
  });
});

describe('a switch', () => {
  it.each([
    ['chefs/change-state', 'ACTIVE', 'DESACTIVADO'],
    ['chefs/change-favorite', true, false],
  ])('of %s is turned back only while it is what it was', async (path, other, now) => {
    const turn = (was: unknown) => call('put', `/${path}/${chef.id}?was=${String(was)}`);
    const refused = await turn(other).expect(409);
    expect(refused.body.msg).toBe('Otra persona guardó cambios mientras editabas. Recarga para verlos.');
    await turn(now).expect(200);
    await turn(now).expect(409);
    await turn('otra').expect(400);
    await call('put', `/${path}/${chef.id}?cuando=1`).expect(400);
    // Programs that know nothing of it go on.
    await call('put', `/${path}/${chef.id}`).expect(200);
  });

  it('of a comment and of a form too', async () => {
    const comment = { client_name: 'Josefa', description: 'Rico.', score: 4, chef_id: chef.id };
    const { id } = await data<{ id: number }>('post', '/comments/create', comment);
    await call('put', `/comments/change-favorite/${id}?was=true`).expect(409);
    await call('put', `/comments/change-favorite/${id}?was=false`).expect(201);
    const form = {
      title: 'Evento',
      type: 3,
      url: 'tu-evento',
      script: 'https://docs.google.com/forms/d/e/abc/viewform',
    };
    const stored = await data<{ id: number }>('post', '/form_reference/create', form);
    await call('put', `/form_reference/change-state/${stored.id}?was=inactive`).expect(409);
    await call('put', `/form_reference/change-state/${stored.id}?was=active`).expect(200);
  });
});

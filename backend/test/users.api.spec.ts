import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { SignJWT, UnsecuredJWT } from 'jose';
import { ExpiredRows } from '../src/modules/users/session/expired-rows.js';
import { deviceOf } from '../src/modules/users/session/device.js';
import { SessionsRepository } from '../src/modules/users/session/sessions.repository.js';
import { sessionTokenOptions } from '../src/modules/users/session/session-tokens.js';
import { EndedSession } from '../src/modules/users/ended-session.entity.js';
import { Person, SessionTokens, type PersonState } from '../src/modules/users/index.js';
import { ProtectedAdministrators } from '../src/modules/users/protected-administrators.js';
import { UsedCredential } from '../src/modules/users/used-credential.entity.js';
import { query } from '../src/platform/database/query.js';
import type { Role } from '../src/platform/http/access.js';
import { BreakableProxy } from './harness/breakable-proxy.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { createTestDatabase } from './harness/test-database.js';

const PROTECTED = ['jefa@cocina.example', 'socia@cocina.example'];
const INVALID = { status: 401, msg: 'Tu sesión ya no es válida. Inicia sesión otra vez.', data: null };
const FORBIDDEN = { status: 403, msg: 'No tienes permiso para hacer esto.', data: null };

let test: TestApp;
let admin: Person;
let user: Person;

beforeAll(async () => {
  test = await createTestApp({ PROTECTED_ADMINS: PROTECTED.join(',') });
});
afterAll(() => test.close());

beforeEach(async () => {
  await test.em().nativeDelete(Person, { protected: false });
  [admin, user] = await Promise.all([givenPerson('admin', 'ADMIN', 'ACTIVE'), givenPerson('user', 'USER', 'ACTIVE')]);
});

async function givenPerson(name: string, role: Role, state: PersonState): Promise<Person> {
  const person = Object.assign(Person.invite({ name, email: `${name}@cocina.example`, role }), { state });
  await test.em().persist(person).flush();
  return person;
}

const stored = (email: string): Promise<Person | null> => test.em().findOne(Person, { email });
const tokenOf = (person: Person): string => test.app.get(SessionTokens).issue(person);
const bearer = (token: string): { authorization: string } => ({ authorization: `Bearer ${token}` });
const as = (person: Person): { authorization: string } => bearer(tokenOf(person));
const protectedPerson = (): Promise<Person> => test.em().findOneOrFail(Person, { email: PROTECTED[0] });

type Call = [method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object];

const ADMIN_CALLS: Call[] = [
  ['get', '/api/v1/users/all'],
  ['post', '/api/v1/users/create', { name: 'Eva', email: 'eva@cocina.example', role: 'USER' }],
  ['put', '/api/v1/users/update/{id}', { role: 'USER' }],
  ['put', '/api/v1/users/change-permission/{id}'],
  ['delete', '/api/v1/users/delete/{id}'],
];
const CALLS: Call[] = [...ADMIN_CALLS, ['post', '/api/v1/users/logout']];

const call = ([method, path, body]: Call, headers: Record<string, string>, id = user.id) =>
  test.request[method](path.replace('{id}', String(id)))
    .set(headers)
    .send(body);

describe.each(CALLS)('%s %s', (...guarded) => {
  /** Tokens that belong to nobody. */
  const forgeries: [string, () => Promise<string> | string][] = [
    ['garbage', () => 'x.y.z'],
    ['of another secret', () => signed({}, new Uint8Array(32))],
    ['of the configured secret itself', () => signed({}, new TextEncoder().encode(test.env.TOKEN_SECRET))],
    ['expired', () => signed({ exp: past() })],
    ['without end', () => signed({ exp: undefined })],
    ['without beginning', () => signed({ iat: undefined })],
    ['of sessions that ended', () => signed({ epoch: '22222222-2222-4222-8222-222222222222' })],
    ['of no sessions at all', () => signed({ epoch: undefined })],
    ['of sessions that are no such thing', () => signed({ epoch: '1 or 1=1' })],
    ['of another issuer', () => signed({ iss: 'other' })],
    ['for another audience', () => signed({ aud: 'other' })],
    ['without a name of its own', () => signed({ jti: undefined })],
    ['for nobody', () => signed({ sub: undefined })],
    ['for a person that is no number', () => signed({ sub: '1 or 1=1' })],
    ['for an unknown person', () => signed({ sub: '2147483647' })],
    ['of another algorithm', () => signed({}, secret(), 'HS512')],
    ['without signature', () => new UnsecuredJWT(claims()).encode()],
  ];

  const claims = (): Record<string, unknown> => ({
    iss: 'sobremesa',
    aud: 'sobremesa-api',
    sub: String(admin.id),
    jti: '11111111-1111-4111-8111-111111111111',
    epoch: admin.sessionEpoch,
    iat: Math.floor(Date.now() / 1000),
    exp: past() + 7200,
  });
  const secret = (): Uint8Array => sessionTokenOptions(test.env).secret as Buffer;
  const signed = (changes: object, key = secret(), alg = 'HS256'): Promise<string> =>
    new SignJWT({ ...claims(), ...changes }).setProtectedHeader({ alg }).sign(key);
  const past = (): number => Math.floor(Date.now() / 1000) - 3600;

  it('would be open to what these forgeries are made from', async () => {
    await test.request
      .get('/api/v1/validate-token')
      .set(bearer(await signed({})))
      .expect(200, { isValid: true });
  });

  it.each(forgeries)('refuses a token that is %s', async (_what, forge) => {
    const headers = bearer(await forge());
    await call(guarded, headers).expect(401, INVALID);
    await test.request.get('/api/v1/validate-token').set(headers).expect(200, { isValid: false });
  });

  it.each(['', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b', 'Bearer null'])(
    'refuses the header %p',
    async (authorization) => {
      await call(guarded, authorization === '' ? {} : { authorization }).expect(401, INVALID);
    },
  );

  it('refuses a token of a person who was deactivated, or is only invited', async () => {
    const token = bearer(tokenOf(admin));
    for (const state of ['INACTIVE', 'PENDING'] as const) {
      await test.em().nativeUpdate(Person, { id: admin.id }, { state });
      await call(guarded, token).expect(401, INVALID);
    }
  });

  it('refuses a token of a person who was deleted', async () => {
    const token = bearer(tokenOf(admin));
    await test.em().nativeDelete(Person, { id: admin.id });
    await call(guarded, token).expect(401, INVALID);
  });

  it('refuses a token that was signed out, and only that one', async () => {
    const [left, kept] = [as(admin), as(admin)];
    await test.request
      .post('/api/v1/users/logout')
      .set(left)
      .expect(200, { status: 200, msg: 'Sesión cerrada.', data: null });
    await call(guarded, left).expect(401, INVALID);
    await call(guarded, kept).expect(200);
  });
});

describe.each(ADMIN_CALLS)('%s %s', (...guarded) => {
  it('is for administrators', async () => {
    await call(guarded, as(user), admin.id).expect(403, FORBIDDEN);
    await call(guarded, as(admin)).expect(200);
  });

  it('notices a changed role at once', async () => {
    const token = as(admin);
    await call(guarded, token).expect('x-role', 'ADMIN');
    await test.em().nativeUpdate(Person, { id: admin.id }, { role: 'USER' });
    await call(guarded, token).expect(403, FORBIDDEN).expect('x-role', 'USER');
  });
});

describe('GET /validate-token', () => {
  const validate = (headers: Record<string, string>) => test.request.get('/api/v1/validate-token').set(headers);

  it('follows the person', async () => {
    const token = as(user);
    await validate(token).expect(200, { isValid: true });
    await test.em().nativeUpdate(Person, { id: user.id }, { state: 'INACTIVE' });
    await validate(token).expect(200, { isValid: false });
    await validate({}).expect(200, { isValid: false });
  });

  it('says the role as it is now, and none to whom it does not know', async () => {
    const token = as(user);
    await validate(token).expect('x-role', 'USER');
    await test.em().nativeUpdate(Person, { id: user.id }, { role: 'ADMIN' });
    await validate(token).expect('x-role', 'ADMIN');
    expect((await validate(bearer('x.y.z'))).headers).not.toHaveProperty('x-role');
  });

  it('says what the person is called now, also with letters that no header holds', async () => {
    const token = as(user);
    await call(['put', '/api/v1/users/update/{id}', { name: 'Begoña Ñandú', role: 'USER' }], as(admin)).expect(200);
    await validate(token).expect('x-name', encodeURIComponent('Begoña Ñandú'));
    expect((await validate(bearer('x.y.z'))).headers).not.toHaveProperty('x-name');
  });

  it('does not say that a session ended while the database is away', async () => {
    const database = await createTestDatabase();
    const proxy = new BreakableProxy(new URL(database.url));
    await proxy.open();
    const away = await createTestApp({ DATABASE_URL: proxy.url, PROTECTED_ADMINS: PROTECTED.join(',') });
    try {
      const person = await away.em().findOneOrFail(Person, { email: PROTECTED[0] });
      const token = bearer(away.app.get(SessionTokens).issue(person));
      const ask = (path: string) => away.request.get(path).set(token);
      await ask('/api/v1/validate-token').expect(200, { isValid: true });
      await proxy.cut();
      await ask('/api/v1/validate-token').expect(503, { isValid: false });
      await ask('/api/v1/users/all').expect(503);
      await proxy.open();
      await ask('/api/v1/validate-token').expect(200, { isValid: true });
      await ask('/api/v1/users/all').expect(200);
    } finally {
      await away.close();
      await proxy.cut();
      await database.drop();
    }
  });
});

describe('the list of people', () => {
  beforeEach(async () => {
    await givenPerson('Ágata Núñez', 'USER', 'PENDING');
    await givenPerson('bruno_50%', 'ADMIN', 'INACTIVE');
  });

  const list = async (query: Record<string, string>): Promise<{ names: string[]; total: string }> => {
    const { body, headers } = await test.request.get('/api/v1/users/all').query(query).set(as(admin)).expect(200);
    return { names: body.data.map(({ name }: { name: string }) => name), total: headers['x-total-count'] ?? '' };
  };

  it('shows what staff need, and no account', async () => {
    const { body } = await test.request.get('/api/v1/users/all').query({ search: 'bruno' }).set(as(admin)).expect(200);
    expect(body.data).toEqual([
      {
        id: expect.any(Number),
        name: 'bruno_50%',
        email: 'bruno_50%@cocina.example',
        role: 'ADMIN',
        state: 'INACTIVE',
        protected: false,
        version: 1,
        invitation_mailed_at: null,
        invitation_mail: null,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
  });

  it('is whole without paging, by name, and says how many there are', async () => {
    const { names, total } = await list({});
    expect(names).toHaveLength(6);
    expect(total).toBe('6');
  });

  it.each<[Record<string, string>, string[]]>([
    [{ search: 'agata nunez' }, ['Ágata Núñez']],
    [{ search: 'BRUNO_50%@' }, ['bruno_50%']],
    [{ search: '_' }, ['bruno_50%']],
    [{ search: '%' }, ['bruno_50%']],
    [{ search: '\\' }, []],
    [{ state: 'PENDING' }, ['Ágata Núñez']],
    [{ role: 'ADMIN', state: 'INACTIVE' }, ['bruno_50%']],
    [{ role: 'USER', state: 'INACTIVE' }, []],
  ])('finds by %p', async (filter, names) => {
    expect(await list(filter)).toEqual({ names, total: String(names.length) });
  });

  it('finds a person by the new name, not by the former one', async () => {
    const { id } = await givenPerson('carla', 'USER', 'ACTIVE');
    const rename = (name: string) =>
      test.request.put(`/api/v1/users/update/${id}`).set(as(admin)).send({ name, role: 'USER' }).expect(200);
    await rename('Dora Ñíguez');
    expect((await list({ search: 'dora niguez' })).names).toEqual(['Dora Ñíguez']);
    await rename('Eva Soto');
    expect((await list({ search: 'niguez' })).names).toEqual([]);
  });

  it('has accented names where Spanish has them', async () => {
    for (const name of ['Zoila Orden', 'Ñandú Orden', 'nadia Orden', 'Álvaro Orden'])
      await givenPerson(name, 'USER', 'PENDING');
    const { names } = await list({ search: 'orden' });
    expect(names.map((name) => name.replace(' Orden', ''))).toEqual(['Álvaro', 'nadia', 'Ñandú', 'Zoila']);
  });

  it('has pages that neither repeat nor skip anyone, in every order', async () => {
    for (const sort of [
      'name',
      '-name',
      'email',
      '-email',
      'state',
      '-state',
      'role',
      '-role',
      'created_at',
      '-created_at',
    ]) {
      const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list({ sort, page, perPage: '2' })));
      const names = pages.flatMap((page) => page.names);
      expect(names).toEqual((await list({ sort })).names);
      expect(pages.map(({ total }) => total)).toEqual(['6', '6', '6', '6']);
    }
  });

  it.each([
    { page: '0' },
    { perPage: '101' },
    { page: '1e1' },
    { state: 'GONE' },
    { sort: 'google_sub' },
    { limit: '1' },
    { search: 'x'.repeat(101) },
  ])('refuses %p', async (query) => {
    await test.request.get('/api/v1/users/all').query(query).set(as(admin)).expect(400);
  });
});

describe('an invitation', () => {
  const invite = (body: object) => test.request.post('/api/v1/users/create').set(as(admin)).send(body);
  const again = (id: number) => test.request.post(`/api/v1/users/invite-again/${id}`).set(as(admin));

  it('waits under the address without case', async () => {
    const { body } = await invite({ name: ' Eva ', email: 'Eva@Cocina.Example', role: 'USER' }).expect(200);
    expect(body).toMatchObject({
      status: 200,
      msg: 'La persona fue invitada.',
      data: { name: 'Eva', email: 'eva@cocina.example', role: 'USER', state: 'PENDING' },
    });
  });

  it('is not written over by another for the same address, which says that it can be sent again', async () => {
    const first = await invite({ name: 'Eva', email: 'eva@cocina.example', role: 'USER' }).expect(200);
    const { body } = await invite({ name: 'Eva Soto', email: 'EVA@cocina.example', role: 'ADMIN' }).expect(409);
    const msg = 'Ya hay una invitación en espera para ese correo. Puedes enviarla de nuevo.';
    expect(body).toEqual({ status: 409, msg, data: null, errors: [{ field: 'email', msg }] });
    expect(await stored('eva@cocina.example')).toMatchObject({ id: first.body.data.id, name: 'Eva', role: 'USER' });
  });

  it('can be sent again, as it was stored', async () => {
    const { id } = await givenPerson('eva', 'USER', 'PENDING');
    const { body } = await again(id).expect(200);
    expect(body).toMatchObject({
      msg: 'La persona fue invitada de nuevo.',
      data: { id, name: 'eva', role: 'USER', state: 'PENDING', mail_sent: false },
    });
  });

  it.each<PersonState>(['ACTIVE', 'INACTIVE'])('is not sent again to a person who is %s', async (state) => {
    const { id } = await givenPerson('eva', 'USER', state);
    const { body } = await again(id).expect(409);
    expect(body.msg).toBe('Esta persona ya no tiene una invitación en espera.');
  });

  it.each<PersonState>(['ACTIVE', 'INACTIVE'])('is refused when the person is %s', async (state) => {
    await givenPerson('eva', 'USER', state);
    const { body } = await invite({ name: 'Otra', email: 'eva@cocina.example', role: 'ADMIN' }).expect(409);
    expect(body).toMatchObject({ msg: 'Ya existe una persona con ese correo.', errors: [{ field: 'email' }] });
    expect(await stored('eva@cocina.example')).toMatchObject({ name: 'eva', role: 'USER', state });
  });

  it('sent ten times at once is one person', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => invite({ name: 'Eva', email: 'eva@cocina.example', role: 'USER' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await test.em().count(Person, { email: 'eva@cocina.example' })).toBe(1);
  });

  it.each<[string, object]>([
    ['no name', { email: 'eva@cocina.example', role: 'USER' }],
    ['a blank name', { name: ' ', email: 'eva@cocina.example', role: 'USER' }],
    ['a name without end', { name: 'x'.repeat(201), email: 'eva@cocina.example', role: 'USER' }],
    ['NUL in the name', { name: 'E\u0000va', email: 'eva@cocina.example', role: 'USER' }],
    ['no e-mail', { name: 'Eva', role: 'USER' }],
    ['an invalid e-mail', { name: 'Eva', email: 'eva', role: 'USER' }],
    ['no role', { name: 'Eva', email: 'eva@cocina.example' }],
    ['another role', { name: 'Eva', email: 'eva@cocina.example', role: 'ROOT' }],
    ['a state', { name: 'Eva', email: 'eva@cocina.example', role: 'USER', state: 'ACTIVE' }],
    ['protection', { name: 'Eva', email: 'eva@cocina.example', role: 'USER', protected: true }],
  ])('with %s is refused', async (_what, body) => {
    await invite(body).expect(400);
    expect(await stored('eva@cocina.example')).toBeNull();
  });
});

describe('changing a person', () => {
  const update = (id: number, body: object, by = admin) =>
    test.request.put(`/api/v1/users/update/${id}`).set(as(by)).send(body);
  const toggle = (id: number, by = admin) => test.request.put(`/api/v1/users/change-permission/${id}`).set(as(by));
  const remove = (id: number, by = admin) => test.request.delete(`/api/v1/users/delete/${id}`).set(as(by));

  it('sets role and name; the name stays when it is not sent', async () => {
    expect((await update(user.id, { role: 'ADMIN' }).expect(200)).body.data).toMatchObject({
      name: 'user',
      role: 'ADMIN',
    });
    expect((await update(user.id, { role: 'USER', name: 'Úrsula' }).expect(200)).body.data).toMatchObject({
      name: 'Úrsula',
      role: 'USER',
    });
  });

  it('does not put back a role that somebody else changed meanwhile', async () => {
    const listed = await test.request.get('/api/v1/users/all').query({ search: user.email }).set(as(admin)).expect(200);
    const { version } = listed.body.data[0] as { version: number };
    const other = await givenPerson('other', 'ADMIN', 'ACTIVE');
    const promoted = await update(user.id, { role: 'ADMIN', version }).expect(200);
    await update(user.id, { role: 'USER', version: promoted.body.data.version }, other).expect(200);

    const stale = await update(user.id, { name: 'Úrsula', role: 'ADMIN', version: promoted.body.data.version });
    expect(stale).toMatchObject({
      status: 409,
      body: { msg: 'Otra persona guardó cambios mientras editabas. Recarga para verlos.', data: null },
    });
    expect(await stored(user.email)).toMatchObject({ name: 'user', role: 'USER', version: version + 2 });
  });

  it('is decided by one of several who save the same version at once', async () => {
    const bodies = ['Ana', 'Eva', 'Sol', 'Luz'].map((name) => ({ name, role: 'USER', version: 1 }));
    const answers = await Promise.all(bodies.map((body) => update(user.id, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const saved = answers.find(({ status }) => status === 200)?.body.data as { name: string };
    expect(await stored(user.email)).toMatchObject({ name: saved.name, version: 2 });
  });

  it('stays open to a form while access is switched', async () => {
    await toggle(user.id).expect(200);
    await toggle(user.id).expect(200);
    await update(user.id, { name: 'Úrsula', role: 'USER', version: 1 }).expect(200);
  });

  it('does not change the e-mail', async () => {
    await update(user.id, { role: 'USER', email: 'otra@cocina.example' }).expect(400);
    expect(await stored('otra@cocina.example')).toBeNull();
  });

  it('toggles: active, inactive and back; an invited person becomes inactive', async () => {
    expect((await toggle(user.id).expect(200)).body.data.state).toBe('INACTIVE');
    expect((await toggle(user.id).expect(200)).body.data.state).toBe('ACTIVE');
    const invited = await givenPerson('invitada', 'USER', 'PENDING');
    expect((await toggle(invited.id).expect(200)).body.data.state).toBe('INACTIVE');
    expect((await toggle(invited.id).expect(200)).body.data.state).toBe('PENDING');
  });

  it('toggles only from what was seen, where that is said', async () => {
    const from = (was: string) =>
      test.request.put(`/api/v1/users/change-permission/${user.id}?was=${was}`).set(as(admin));
    expect((await from('ACTIVE').expect(200)).body.data.state).toBe('INACTIVE');
    const refused = await from('ACTIVE').expect(409);
    expect(refused.body.msg).toBe('Otra persona guardó cambios mientras editabas. Recarga para verlos.');
    expect((await stored(user.email))?.state).toBe('INACTIVE');
    await from('otra').expect(400);
    expect((await from('INACTIVE').expect(200)).body.data.state).toBe('ACTIVE');
  });

  it('does not bring back a session begun in the very second of a deactivation', async () => {
    const isValid = async (token: string): Promise<unknown> =>
      (await test.request.get('/api/v1/validate-token').set('authorization', `Bearer ${token}`)).body.isValid;
    const before = tokenOf(user);
    expect(await isValid(before)).toBe(true);
    await toggle(user.id).expect(200);
    await toggle(user.id).expect(200);
    // Signed by anyone who had read the person before the deactivation, and only now.
    const late = tokenOf(user);
    expect([await isValid(before), await isValid(late)]).toEqual([false, false]);
    expect(await isValid(tokenOf((await stored(user.email)) as Person))).toBe(true);
  });

  it('deletes', async () => {
    const { body } = await remove(user.id).expect(200);
    expect(body).toEqual({ status: 200, msg: 'La persona fue eliminada.', data: null });
    expect(await stored(user.email)).toBeNull();
  });

  it("stops at one's own row", async () => {
    const own = { status: 403, msg: 'No puedes modificar tu propia cuenta.', data: null };
    await update(admin.id, { role: 'ADMIN', name: 'Yo' }).expect(403, own);
    await toggle(admin.id).expect(403, own);
    await remove(admin.id).expect(403, own);
    expect(await stored(admin.email)).toMatchObject({ name: 'admin', role: 'ADMIN', state: 'ACTIVE' });
  });

  it('stops at protected administrators', async () => {
    const { id } = await protectedPerson();
    expect((await remove(id).expect(403)).body.msg).toBe('Este Administrador no se puede eliminar');
    expect((await toggle(id).expect(403)).body.msg).toBe('Este Administrador no se puede desactivar');
    expect((await update(id, { role: 'USER', name: 'Nadie' }).expect(403)).body.msg).toBe(
      'Este Administrador no puede cambiar de rol',
    );
    expect(await protectedPerson()).toMatchObject({ role: 'ADMIN', state: 'ACTIVE', name: 'Jefa' });
    await update(id, { role: 'ADMIN', name: 'Jefa' }).expect(200);
  });

  it.each(['0', '-1', '1.5', '0x1', '1e1', '2147483648', 'x', '%201'])('refuses the id %s', async (id) => {
    await toggle(id as unknown as number).expect(400);
    await remove(id as unknown as number).expect(400);
    await update(id as unknown as number, { role: 'USER' }).expect(400);
  });

  it('needs somebody to change', async () => {
    const gone = { status: 404, msg: 'La persona no existe.', data: null };
    await toggle(2_147_483_647).expect(404, gone);
    await remove(2_147_483_647).expect(404, gone);
    await update(2_147_483_647, { role: 'USER' }).expect(404, gone);
  });

  it.each<[string, (target: Person, by: Person) => ReturnType<typeof update>]>([
    ['demote', (target, by) => update(target.id, { role: 'USER' }, by)],
    ['deactivate', (target, by) => toggle(target.id, by)],
    ['delete', (target, by) => remove(target.id, by)],
  ])('leaves one of two administrators who %s each other at once', async (_what, act) => {
    for (let round = 0; round < 10; round++) {
      const [one, other] = await Promise.all([
        givenPerson(`one-${round}`, 'ADMIN', 'ACTIVE'),
        givenPerson(`other-${round}`, 'ADMIN', 'ACTIVE'),
      ]);
      const answers = await Promise.all([act(other, one), act(one, other)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const left = await test.em().count(Person, { id: { $in: [one.id, other.id] }, role: 'ADMIN', state: 'ACTIVE' });
      expect(left).toBe(1);
    }
  });
});

describe('the configured administrators', () => {
  const start = (emails: string[]): Promise<void> => {
    const env = Object.assign(Object.create(test.env), { PROTECTED_ADMINS: emails }) as typeof test.env;
    const parts = Reflect.get(test.app.get(ProtectedAdministrators), 'people');
    return new ProtectedAdministrators(env, test.em(), parts).onApplicationBootstrap();
  };

  it('are there after the first start', async () => {
    for (const email of PROTECTED) {
      expect(await stored(email)).toMatchObject({ role: 'ADMIN', state: 'ACTIVE', protected: true, googleSub: null });
    }
  });

  it('are made of anyone who has the address, and lose the protection with the configuration', async () => {
    await test.em().nativeUpdate(Person, { id: user.id }, { state: 'INACTIVE' });
    await start([user.email.toUpperCase()]);
    expect(await stored(user.email)).toMatchObject({ name: 'user', role: 'ADMIN', state: 'ACTIVE', protected: true });
    expect(await stored(PROTECTED[0] ?? '')).toMatchObject({ role: 'ADMIN', state: 'ACTIVE', protected: false });
    await start(PROTECTED);
    expect(await stored(user.email)).toMatchObject({ role: 'ADMIN', state: 'ACTIVE', protected: false });
  });

  it('are each one person when several replicas start at once', async () => {
    const emails = ['una.nueva@cocina.example', 'otra_nueva@cocina.example', PROTECTED[0] ?? ''];
    await Promise.all(Array.from({ length: 5 }, (_, n) => start(n % 2 ? emails : emails.toReversed())));
    expect(
      await test.em().find(Person, { protected: true }, { orderBy: { email: 'asc' }, fields: ['name', 'email'] }),
    ).toMatchObject([
      { name: 'Jefa', email: PROTECTED[0] },
      { name: 'Otra Nueva', email: 'otra_nueva@cocina.example' },
      { name: 'Una Nueva', email: 'una.nueva@cocina.example' },
    ]);
    await start(PROTECTED);
  });
});

describe('own sessions', () => {
  const AGENT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Safari/604';
  /** Another session of a person, as signing in makes it. */
  async function session(person: Person, agent?: string) {
    const tokens = test.app.get(SessionTokens, { strict: false });
    const token = tokens.issue(person);
    const claims = tokens.read(token);
    if (!claims) throw new Error('no token');
    await test.app.get(SessionsRepository, { strict: false }).begin(test.em(), claims, deviceOf(agent));
    return { id: claims.tokenId, header: { authorization: `Bearer ${token}` } };
  }
  type Session = Awaited<ReturnType<typeof session>>;
  const seenAgo = (minutes: number, { id }: Session) =>
    query(test.em(), 'update person_session set last_seen_at = now() - make_interval(mins => $1) where token_id = $2', [
      minutes,
      id,
    ]);
  const list = (of: Session) => test.request.get('/api/v1/users/sessions').set(of.header);
  const devices = async (of: Session) =>
    (await list(of).expect(200)).body.data.map(({ device, current }: { device: string; current: boolean }) => [
      device,
      current,
    ]) as unknown;
  const post = (call: string, of: Session, body: object = {}) =>
    test.request.post(`/api/v1/users/sessions/${call}`).set(of.header).send(body);

  it('are told with their device, and end one by one or all but this one, which the log says', async () => {
    const person = user;
    const here = await session(person);
    const phone = await session(person, AGENT);
    const third = await session(person);
    const stranger = await session(admin);
    await seenAgo(1, phone);
    await seenAgo(2, third);
    expect(await devices(here)).toEqual([
      ['Otro navegador', true],
      ['Safari en iPhone', false],
      ['Otro navegador', false],
    ]);
    await post('end', here, { id: 'x' }).expect(400);
    await post('end', here, { id: stranger.id }).expect(200);
    await post('end', here, { id: here.id }).expect(200);
    await post('end', here, { id: phone.id }).expect(200);
    await post('end', here, { id: phone.id }).expect(200);
    await list(phone).expect(401);
    await list(stranger).expect(200);
    await post('end-others', here).expect(200);
    await list(third).expect(401);
    expect(await devices(here)).toEqual([['Otro navegador', true]]);
    const lines = await query(
      test.em(),
      `select changes -> 'device' ->> 0 as device from audit_line where action = 'sign_out' and record_id = $1 order by id`,
      [person.id],
    );
    expect(lines).toEqual([{ device: 'Safari en iPhone' }, { device: 'Otro navegador' }]);
  });

  it('end by themselves after an hour without a call, and a call is written down every few minutes', async () => {
    const person = user;
    const one = await session(person);
    const seen = async () =>
      (
        await query<{ at: Date }>(test.em(), 'select last_seen_at as at from person_session where token_id = $1', [
          one.id,
        ])
      )[0]?.at;
    await seenAgo(4, one);
    const before = await seen();
    await list(one).expect(200);
    expect(await seen()).toEqual(before);
    await seenAgo(59, one);
    await list(one).expect(200);
    expect(new Date((await seen()) ?? 0).getTime()).toBeGreaterThan(Date.now() - 60_000);
    await seenAgo(61, one);
    await list(one).expect(401);
  });

  it('of a person who was deactivated since are none', async () => {
    const person = user;
    const before = await session(person);
    for (const state of ['INACTIVE', 'ACTIVE'])
      await test.request
        .put(`/api/v1/users/change-permission/${person.id}`)
        .set({ authorization: `Bearer ${tokenOf(admin)}` })
        .send({ state })
        .expect(200);
    const after = await session(await test.em().findOneOrFail(Person, { id: person.id }));
    await list(before).expect(401);
    expect(await devices(after)).toHaveLength(1);
  });
});

const DAY_MS = 24 * 60 * 60 * 1000;

describe('what has expired', () => {
  it('is forgotten, and nothing else', async () => {
    const em = test.em();
    // A credential is kept for a day longer than it holds: clocks may differ.
    const [before, after] = [new Date(Date.now() - DAY_MS - 1000), new Date(Date.now() - DAY_MS + 60_000)];
    em.create(UsedCredential, { key: 'old', expiresAt: before });
    em.create(UsedCredential, { key: 'new', expiresAt: after });
    em.create(EndedSession, { tokenId: '11111111-1111-4111-8111-111111111111', expiresAt: before });
    em.create(EndedSession, { tokenId: '22222222-2222-4222-8222-222222222222', expiresAt: after });
    await em.flush();
    await test.app.get(ExpiredRows).remove();
    expect((await test.em().find(UsedCredential, {})).map(({ key }) => key)).toEqual(['new']);
    const left = (await test.em().find(EndedSession, {})).map(({ tokenId }) => tokenId);
    expect(left).toContain('22222222-2222-4222-8222-222222222222');
    expect(left).not.toContain('11111111-1111-4111-8111-111111111111');
  });

  it('is not said of a token before its hours are over', () => {
    const { iat, exp } = test.app
      .get(JwtService, { strict: false })
      .decode<{ iat: number; exp: number }>(tokenOf(admin));
    expect(exp - iat).toBe(8 * 60 * 60);
  });
});

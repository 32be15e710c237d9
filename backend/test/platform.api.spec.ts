import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Person } from '../src/modules/users/index.js';
import { buildInfo } from '../src/platform/build-info.js';
import { errorForLog } from '../src/platform/http/log/logger-options.js';
import { bodyFieldsOf, operations } from './harness/contract.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { signInChef } from './harness/sign-in-chef.js';
import { signIn } from './harness/sign-in.js';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ TRUST_PROXY: 'loopback' });
});
afterAll(() => test.close());

/** Who may call an operation without a session. */
const WITHOUT_SESSION = ['everyone', 'link'];

const search = '/api/v1/cities/city-filter-food';

/** Operations whose refusals are redirects, because a browser goes through them. */
const REDIRECTS = /^\/api\/v1\/auth\//;
const HISTORIES = /\/audit\/(record|person)\//;

describe('every answer', () => {
  it('is the envelope', async () => {
    const answer = await test.request.get('/api/v1/modality/all').expect(200);
    expect(answer.body).toEqual({ status: 200, msg: 'Formatos', data: [] });
  });

  it('is the envelope when the call does not exist', async () => {
    const answer = await test.request.get('/api/v1/nothing').expect(404);
    expect(answer.body).toEqual({ status: 404, msg: 'No existe lo que buscas.', data: null });
  });

  it('is the envelope when the address cannot be decoded', async () => {
    const answer = await test.request.get('/api/v1/chefs/get-one/%E0%A4%A').expect(400);
    expect(answer.body).toMatchObject({ status: 400, data: null });
  });

  it('names the fields that are wrong', async () => {
    const answer = await test.request.post(search).send({ foodId: -1, cityId: 1.5 }).expect(400);
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toEqual(['foodId', 'cityId']);
  });
});

describe('bodies', () => {
  it.each<[string, string | Buffer, string, number]>([
    ['an unknown field', JSON.stringify({ foodId: 0, admin: true }), 'application/json', 400],
    ['broken JSON', '{"foodId":', 'application/json', 400],
    ['JSON that is not an object', '[]', 'application/json', 400],
    ['a number where an object belongs', '12', 'application/json', 400],
    ['a prototype', '{"__proto__":{"foodId":1}}', 'application/json', 400],
    ['a constructor', '{"constructor":{"prototype":{"foodId":1}}}', 'application/json', 400],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 'application/json', 400],
    ['too deep a body', `${'['.repeat(50)}${']'.repeat(50)}`, 'application/json', 400],
    [
      'too wide a body',
      `{${Array.from({ length: 2_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
      'application/json',
      400,
    ],
    ['a body that is too large', JSON.stringify({ foodId: 'x'.repeat(300 * 1024) }), 'application/json', 413],
    ['a form', 'foodId=1', 'application/x-www-form-urlencoded', 415],
    ['plain text', 'foodId', 'text/plain', 415],
    ['a form with a file', '--x--', 'multipart/form-data; boundary=x', 415],
  ])('%s is refused', async (_name, body, type, status) => {
    const answer = await test.request.post(search).set('content-type', type).send(body).expect(status);
    expect(answer.body).toMatchObject({ status, data: null });
    expect(answer.body.msg).toMatch(/[a-záéíóúñ]/);
  });
});

describe('a body beyond the usual limit', () => {
  const large = { description: 'x'.repeat(1024 * 1024) };

  it('is turned away unread from anyone who has no session', async () => {
    const answer = await test.request
      .post('/api/v1/chefs/create')
      .set('content-type', 'application/json')
      .send('x'.repeat(1024 * 1024))
      .expect(401);
    expect(answer.body).toMatchObject({ status: 401, data: null });
  });

  it('is turned away unread from anyone who has signed out', async () => {
    const { header } = await signIn(test, 'USER');
    await test.request.post('/api/v1/users/logout').set(header).expect(200);
    // What is no JSON would be a 400 if it were read.
    const { body } = await test.request
      .post('/api/v1/chefs/create')
      .set({ ...header, 'content-type': 'application/json' })
      .send('x'.repeat(1024 * 1024))
      .expect(401);
    expect(body).toMatchObject({ status: 401, data: null });
  });

  it('is read from staff', async () => {
    const { header } = await signIn(test, 'USER');
    await test.request.post('/api/v1/chefs/create').set(header).send(large).expect(400);
  });
});

const hasQuery = (parameters: { in: string }[]): boolean => parameters.some((parameter) => parameter.in === 'query');

describe('queries and ids', () => {
  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e3',
    'page=0x10',
    'page=',
    'perPage=101',
    'perPage=0',
    'page=1&page=2',
    'nope=1',
    'page=99999999999',
    '__proto__=1',
    '%5f_proto__=1',
    'constructor=1',
    'toString=1',
    'prototype=1',
  ])('?%s is refused', async (query) => {
    await test.request.get(`/api/v1/chefs/active?${query}`).expect(400);
  });

  it.each(operations.filter(({ method, parameters = [] }) => method === 'get' && !hasQuery(parameters)))(
    'are refused by $operationId, which reads none',
    async ({ path, 'x-access': access }) => {
      const { header } = access === 'chefs' ? await signInChef(test) : await signIn(test);
      const address = path.replace('{id}', '1').replace('{name}', 'nadie').replace('{token}', 'nadie');
      const call = test.request.get(`${address}?nope=1`);
      const { body } = await (WITHOUT_SESSION.includes(access) ? call : call.set(header)).expect(400);
      expect(body.errors).toEqual([{ field: 'nope', msg: "El campo 'nope' no se acepta." }]);
    },
  );

  it.each(['%00', '%20', 'a'.repeat(201), '%ED%A0%80'])(
    'the name %s is refused or unknown, never an error of ours',
    async (name) => {
      const answer = await test.request.get(`/api/v1/chefs/get-one/${name}`);
      expect([400, 404]).toContain(answer.status);
    },
  );
});

describe('an error of the database', () => {
  it('is written down without what the statement and the row held', async () => {
    const { person } = await signIn(test);
    const twin = Person.invite({ name: 'Secreta', email: person.email, role: 'USER' });
    const error: unknown = await test
      .em()
      .persist(twin)
      .flush()
      .catch((reason: unknown) => reason);
    const line = errorForLog(error as Error);
    expect(line).toMatchObject({
      type: 'UniqueConstraintViolationException',
      code: '23505',
      constraint: 'person_email_unique',
    });
    expect(JSON.stringify(error)).toContain(person.email);
    expect(JSON.stringify(line)).not.toMatch(new RegExp(`${person.email}|Secreta`, 'i'));
  });

  it('keeps what it was caused by, and each of several', () => {
    const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', detail: 'Ana' });
    const line = errorForLog(new AggregateError([refused], 'no address answers', { cause: new Error('the reason') }));
    expect(line).toMatchObject({
      message: 'no address answers: the reason',
      aggregateErrors: [{ message: 'refused', code: 'ECONNREFUSED' }],
    });
    expect(JSON.stringify(line)).not.toContain('Ana');
  });
});

describe('health', () => {
  it('is live and ready, and says which version runs', async () => {
    await test.request.get('/api/v1/health/live').expect(200);
    const { body } = await test.request.get('/api/v1/health/ready').expect(200);
    expect(body.data).toEqual(buildInfo());
  });
});

describe('headers', () => {
  it('carry a request id, and keep one that a trusted proxy gave', async () => {
    const answer = await test.request.get('/api/v1/health/live').set('x-request-id', 'from-the-proxy-1');
    expect(answer.headers['x-request-id']).toBe('from-the-proxy-1');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['x-powered-by']).toBeUndefined();
  });
});

describe('the document', () => {
  it('is served, with Swagger UI', async () => {
    const document = await test.request.get('/api/openapi.json').expect(200);
    expect(document.body.paths['/api/v1/chefs/active'].get.operationId).toBe('listActiveChefs');
    await test.request.get('/api/docs').redirects(1).expect(200);
    await test.request.get('/api/docs-yaml').expect(404);
  });

  it('is shown by a page that runs no script but its own, since it takes the session', async () => {
    const { headers, text } = await test.request.get('/api/docs').redirects(1).expect(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(text).not.toMatch(/<script>|\son\w+=/);
  });

  it('says of each day that is stored how far ahead it may lie', () => {
    const fields = operations.flatMap((operation) =>
      Object.entries(bodyFieldsOf(operation)).map(([name, schema]) => [operation.operationId, name, schema] as const),
    );
    const days = fields.filter(([, , { format }]) => format === 'date');
    expect(days).not.toEqual([]);
    expect(days.filter(([, , schema]) => schema['x-years-ahead'] === undefined)).toEqual([]);
  });

  it('sends nobody to papers that only its authors have', async () => {
    const { text } = await test.request.get('/api/openapi.json').expect(200);
    expect(text).not.toMatch(/\w+\.md\b/);
  });

  it('has a button that takes the token, for every call that needs one', async () => {
    const { body } = await test.request.get('/api/openapi.json').expect(200);
    expect(body.components.securitySchemes).toEqual({
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    });
    for (const { operationId, security, 'x-access': access } of operations) {
      if (!WITHOUT_SESSION.includes(access)) expect([operationId, security]).toEqual([operationId, [{ bearer: [] }]]);
    }
  });

  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    'says of %s what it does, where it belongs, and how it refuses',
    (_id, { summary, tags, path, method, parameters = [], requestBody, responses, 'x-access': access }) => {
      expect(summary).toMatch(/^\S.+\.$/s);
      expect(tags).toHaveLength(1);
      const refusals: string[] = [];
      if (!WITHOUT_SESSION.includes(access)) refusals.push('401');
      if (access === 'administrators') refusals.push('403');
      if (requestBody) refusals.push('400', '413', '415');
      if (!REDIRECTS.test(path)) {
        if (parameters.length > 0) refusals.push('400');
        if (method !== 'get') refusals.push('429', '503');
        // One of a few words in an address is wrong like a field; anything else names a row, which may not be there. A
        // history outlives its row, so of none that there ever was it is empty.
        const namesRow = parameters.some((parameter) => parameter.in === 'path' && !parameter.schema.enum);
        if (namesRow && !HISTORIES.test(path)) refusals.push('404');
      }
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(refusals));
    },
  );
});

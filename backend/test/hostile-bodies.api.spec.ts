import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { open, SHAPES } from './harness/hostile-bodies.js';
import { signIn } from './harness/sign-in.js';

/** Operations that take a few words: a large body is refused by its size already. */
const TINY = ['reportPageSpeed', 'askForKitchenLink', 'enterKitchen'];

/** Most wrong fields that an answer names. */
const MOST_ERRORS = 20;

const SEARCH = '/api/v1/cities/city-filter-food';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('a body that nobody knows the sender of', () => {
  it.each(open.map(({ operationId, path }) => [operationId, path]))(
    'is refused by %s in a few words if it is a list',
    async (id, path) => {
      const large = TINY.includes(id) ? [] : [SHAPES['a list of empty objects'] ?? ''];
      for (const body of [...large, '[{},{}]', '[]']) {
        const answer = await test.request.post(path).set('content-type', 'application/json').send(body).expect(400);
        expect(answer.body).toEqual({ status: 400, msg: 'El contenido enviado no se puede leer.', data: null });
      }
    },
  );

  it('has at most 64 parts, separators counted', async () => {
    const wide = (fields: number) => Object.fromEntries(Array.from({ length: fields }, (_, at) => [`f${at}`, 1]));
    const known = await test.request.post(SEARCH).send(wide(32)).expect(400);
    expect(known.body.errors).toHaveLength(MOST_ERRORS);
    const unread = await test.request.post(SEARCH).send(wide(33)).expect(400);
    expect(unread.body.errors).toBeUndefined();
  });
});

describe('the wrong fields of a body', () => {
  it('are named until there are twenty, also those of staff', async () => {
    const { header } = await signIn(test);
    const answer = await test.request
      .put('/api/v1/comments/update/chef/1')
      .set(header)
      .send({ comments: Array.from({ length: 400 }, () => ({})) })
      .expect(400);
    expect(answer.body.errors).toHaveLength(MOST_ERRORS);
    expect(answer.body.errors[0].field).toBe('comments.0.client_name');
  });
});

import { describe, expect, it } from '@jest/globals';
import { databaseRefusal } from './database-errors.js';

const failure = (properties: object, message = 'driver message'): Error =>
  Object.assign(new Error(message), properties);

describe('a PostgreSQL error', () => {
  it.each<[code: string, refusal: string, status: number]>([
    ['23505', 'duplicate', 409],
    ['23P01', 'duplicate', 409],
    ['23503', 'reference', 409],
    ['40001', 'concurrent_change', 409],
    ['40P01', 'concurrent_change', 409],
    ['23514', 'value_refused', 400],
    ['22003', 'value_refused', 400],
    ['22021', 'value_refused', 400],
    ['57P01', 'database_unavailable', 503],
    ['57014', 'database_unavailable', 503],
    ['53300', 'database_unavailable', 503],
    ['53100', 'database_unavailable', 503],
    ['08006', 'database_unavailable', 503],
  ])('%s is answered with %s, %i', (code, refusal, status) => {
    expect(databaseRefusal(failure({ code }))).toMatchObject({
      code: refusal,
      status,
      message: expect.stringMatching(/[.]$/),
    });
  });

  it('is looked for behind five errors at most, also where one is its own cause', () => {
    const behind = (count: number, cause: Error): Error =>
      count === 0 ? cause : behind(count - 1, new Error('', { cause }));
    expect(databaseRefusal(behind(4, failure({ code: '23505' })))?.status).toBe(409);
    expect(databaseRefusal(behind(5, failure({ code: '23505' })))).toBeUndefined();
    const own = new Error('own');
    own.cause = own;
    expect(databaseRefusal(own)).toBeUndefined();
  });

  it('is found behind other errors', () => {
    expect(databaseRefusal(new Error('wrapped', { cause: failure({ code: '23505' }) }))?.status).toBe(409);
  });

  it.each([
    failure({ code: 'ECONNREFUSED', syscall: 'connect' }),
    failure({}, 'timeout exceeded when trying to connect'),
    failure({}, 'Connection terminated unexpectedly'),
    failure({}, 'Cannot use a pool after calling end on the pool'),
    failure({}, 'Query read timeout'),
  ])('a lost connection is a 503', (error) => {
    expect(databaseRefusal(error)?.status).toBe(503);
  });

  it.each([failure({ code: 'ECONNREFUSED' }), failure({ code: 'EACCES', syscall: 'open' })])(
    'of a connection is told by its code together with the call: %s',
    (error) => {
      expect(databaseRefusal(error)).toBeUndefined();
    },
  );

  it.each([failure({ code: '42P01' }), failure({ code: 'ERR_INVALID_ARG_TYPE' }), failure({}), 'text', undefined])(
    'anything else is a defect of ours',
    (error) => {
      expect(databaseRefusal(error)).toBeUndefined();
    },
  );
});

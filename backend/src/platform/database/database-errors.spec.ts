import { describe, expect, it } from '@jest/globals';
import { databaseRefusal } from './database-errors.js';

const failure = (properties: object, message = 'driver message'): Error =>
  Object.assign(new Error(message), properties);

describe('a PostgreSQL error', () => {
  it.each<[string, number]>([
    ['23505', 409],
    ['23503', 409],
    ['40001', 409],
    ['40P01', 409],
    ['23514', 400],
    ['22003', 400],
    ['22021', 400],
    ['57P01', 503],
    ['57014', 503],
    ['53300', 503],
    ['08006', 503],
  ])('%s is answered with %i', (code, status) => {
    expect(databaseRefusal(failure({ code }))).toMatchObject({ status, message: expect.stringMatching(/[.]$/) });
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

  it.each([failure({ code: '42P01' }), failure({ code: 'ERR_INVALID_ARG_TYPE' }), failure({}), 'text', undefined])(
    'anything else is a defect of ours',
    (error) => {
      expect(databaseRefusal(error)).toBeUndefined();
    },
  );
});

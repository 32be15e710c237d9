import { HttpException, InternalServerErrorException, Logger } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import Fastify from 'fastify';
import { DomainError } from './domain-error.js';
import { ErrorFilter } from './error.filter.js';

const SECRET = 'select email from person where id = 7 at /srv/app/main.js';

/** What a server answers whose handler fails so. */
async function answerTo(error: unknown): Promise<{ status: number; body: unknown }> {
  const server = Fastify();
  const filter = new ErrorFilter();
  server.setErrorHandler((failure, request, reply) => {
    filter.catch(failure, new ExecutionContextHost([request, reply]));
  });
  server.get('/', () => Promise.reject(error as Error));
  const answer = await server.inject('/');
  await server.close();
  return { status: answer.statusCode, body: answer.json() };
}

describe('an error', () => {
  beforeAll(() => Logger.overrideLogger(false));

  it.each<[string, unknown]>([
    ['a defect', new Error(SECRET)],
    ['one that says it is the server', Object.assign(new Error(SECRET), { statusCode: 500 })],
    ['one with a status of its own', Object.assign(new Error(SECRET), { statusCode: 502 })],
    ['one of the framework', new InternalServerErrorException(SECRET)],
    ['one with a body of its own', new HttpException({ message: SECRET, detail: SECRET }, 500)],
  ])('of ours tells nobody what it is: %s', async (_name, error) => {
    const { status, body } = await answerTo(error);
    expect(status).toBeGreaterThanOrEqual(500);
    expect(body).toEqual({ status, msg: 'Ha ocurrido un error', data: null });
  });

  it.each([400, 401, 403, 404, 409, 413, 422])(
    'of a client is told in our words, whatever it says: %s',
    async (status) => {
      const { body } = await answerTo(new HttpException(SECRET, status));
      expect(JSON.stringify(body)).not.toContain('person');
      expect(body).toMatchObject({ status, data: null });
    },
  );

  it('that is a rule says its sentence', async () => {
    const { body } = await answerTo(new DomainError('too_many', 'Ya hay tres.', 409, [{ field: 'a', msg: 'b' }]));
    expect(body).toEqual({ status: 409, msg: 'Ya hay tres.', data: null, errors: [{ field: 'a', msg: 'b' }] });
  });
});

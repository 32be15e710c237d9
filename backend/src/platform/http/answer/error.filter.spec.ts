import { jest } from '@jest/globals';
import { HttpException, InternalServerErrorException, Logger } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import Fastify from 'fastify';
import { DomainError } from './domain-error.js';
import { ErrorFilter, statusOf } from './error.filter.js';

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
    expect(body).toEqual({ status, msg: 'Ha ocurrido un error. Código: req-1.', data: null });
  });

  it.each([400, 401, 403, 404, 409, 413, 422])(
    'of a client is told in our words, whatever it says: %s',
    async (status) => {
      const { body } = await answerTo(new HttpException(SECRET, status));
      expect(JSON.stringify(body)).not.toContain('person');
      expect(body).toMatchObject({ status, data: null });
    },
  );

  it('of a client without words of its own is unreadable, also one that no client can make', async () => {
    const { body } = await answerTo(new HttpException(SECRET, 499));
    expect(body).toMatchObject({ msg: 'El contenido enviado no se puede leer.' });
    for (const statusCode of [399, 600, '404'])
      expect(await answerTo(Object.assign(new Error(SECRET), { statusCode }))).toMatchObject({ status: 500 });
    expect(await answerTo(Object.assign(new Error(SECRET), { statusCode: 400 }))).toMatchObject({ status: 400 });
    expect(await answerTo(Object.assign(new Error(SECRET), { statusCode: 599 }))).toMatchObject({ status: 599 });
    expect([null, { statusCode: 600 }].map(statusOf)).toEqual([500, 500]);
  });

  const DEFECT = new Error(SECRET);
  const AWAY = new DomainError('away', 'No está.', 500);

  it.each<[string, unknown, unknown[]]>([
    [
      'as an error with its request where it is a defect',
      DEFECT,
      ['error', { err: DEFECT, reqId: 'req-1' }, 'unexpected error'],
    ],
    ['as a warning where something is away', AWAY, ['warn', { err: AWAY, code: 'away' }, 'unavailable']],
    ['not at all where the framework says that it is busy', new HttpException(SECRET, 503), []],
    ['not at all where a client is told', new HttpException(SECRET, 499), []],
    ['not at all where a rule was broken', new DomainError('too_many', 'Ya hay tres.', 499), []],
  ])('is logged %s', async (_how, error, line) => {
    const logged: unknown[] = [];
    for (const level of ['error', 'warn'] as const)
      jest.spyOn(Logger.prototype, level).mockImplementation((...said: unknown[]) => void logged.push(level, ...said));
    await answerTo(error);
    jest.restoreAllMocks();
    expect(logged).toEqual(line);
  });

  it('after the answer has gone is not answered again', () => {
    const reply = { sent: true, status: () => expect(true).toBe(false) };
    new ErrorFilter().catch(new Error(SECRET), new ExecutionContextHost([{}, reply]));
  });

  it('that is a rule says its sentence', async () => {
    const { body } = await answerTo(new DomainError('too_many', 'Ya hay tres.', 409, [{ field: 'a', msg: 'b' }]));
    expect(body).toEqual({ status: 409, msg: 'Ya hay tres.', data: null, errors: [{ field: 'a', msg: 'b' }] });
  });
});

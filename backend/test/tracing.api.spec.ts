import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createSocket, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { definePeriodicJob } from '../src/platform/jobs/job.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { query } from '../src/platform/database/query.js';
import { isTracing } from '../src/platform/tracing/in-span.js';
import { createTestApp } from './harness/create-test-app.js';
import { eventually } from './harness/eventually.js';
import { startMailServer, type MailServer } from './harness/mail-server.js';
import { signIn } from './harness/sign-in.js';
import { within } from './harness/soak.js';
import { startJobs } from './harness/start-jobs.js';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes?: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status?: { code?: number };
}
interface Sent {
  resourceSpans: { resource: { attributes: Span['attributes'] }; scopeSpans: { spans: Span[] }[] }[];
}

const TIDY = definePeriodicJob({ name: 'tidy', title: 'Ordenar', limit: 30, cron: '0 0 1 1 *' });

/** Words of a person that no span may have. */
const PRIVATE = ['marcada', 'secreto', 'Marcada'];

let collector: Server;
let mails: MailServer;
const received: { body: string; authorization: string | undefined }[] = [];
let spans: Span[];
let requestId: string;

beforeAll(async () => {
  collector = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ body, authorization: request.headers.authorization });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  mails = await startMailServer();
  const test = await createTestApp({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20collector',
    SMTP_URL: mails.url,
    JOBS_HURRY: 'true',
    CACHE_MB: '8',
  });
  let tidied = 0;
  test.app.get(Jobs).handle(TIDY, async () => {
    await query(test.em(), 'select count(*) from seeding');
    tidied += 1;
  });
  const { header } = await signIn(test);
  const person = { name: 'Camila Marcada', email: 'marcada@cocina.example', role: 'USER' };
  const answer = await test.request.post('/api/v1/users/create').set(header).send(person).expect(200);
  requestId = String(answer.headers['x-request-id']);
  await test.request.get('/api/v1/users/all?search=secreto').set(header).expect(200);
  await test.request.get('/chefs?busca=secreto');
  for (let count = 0; count < 2; count++) await test.request.get('/api/v1/modality/all').expect(200);
  await test.request.get('/api/v1/chefs/get-one/secreto').expect(404);
  await test.em().transactional((em) => test.app.get(Jobs).add(em, TIDY, {}));
  await startJobs(test);
  await eventually(
    () => tidied > 0 && mails.received.length > 0,
    (done) => done,
  );
  await test.close();
  spans = received.flatMap(({ body }) =>
    (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
});
afterAll(async () => {
  await mails.close();
  await new Promise((resolve) => collector.close(resolve));
});

const named = (name: string): Span => {
  const found = spans.find((span) => span.name === name);
  if (!found) throw new Error(`no span ${name} among ${[...new Set(spans.map((span) => span.name))].join(', ')}`);
  return found;
};
const childrenOf = ({ spanId }: Span): string[] =>
  spans.filter(({ parentSpanId }) => parentSpanId === spanId).map(({ name }) => name);
const attributesOf = ({ attributes = [] }: Span): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

describe('a trace', () => {
  it('leads from a request to its handler and its statements, also of one with a body', () => {
    const request = named('POST /api/v1/users/create');
    expect(request.parentSpanId ?? '').toBe('');
    const handler = named('UsersController.invitePerson');
    expect(handler.parentSpanId).toBe(request.spanId);
    expect(childrenOf(request)).toContain('db select person');
    expect(childrenOf(handler)).toContain('db insert person');
    expect(new Set([request, handler].map(({ traceId }) => traceId)).size).toBe(1);
  });

  it('names the request as the log does, with its route and status', () => {
    expect(attributesOf(named('POST /api/v1/users/create'))).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/v1/users/create',
      'http.response.status_code': 200,
      'request.id': requestId,
    });
    expect(attributesOf(named('GET /api/v1/chefs/get-one/:name'))['http.response.status_code']).toBe(404);
  });

  it('of a page has its rendering and what it read', () => {
    const page = named('GET /chefs');
    expect(childrenOf(page)).toContain('rendered /chefs');
    const ofPage = spans.filter(({ traceId }) => traceId === page.traceId).map(({ name }) => name);
    expect(ofPage.some((name) => name.startsWith('db select'))).toBe(true);
  });

  it('of a job has its statements', () => {
    expect(childrenOf(named('job tidy'))).toContain('db select seeding');
    expect(named('job tidy').parentSpanId ?? '').toBe('');
  });

  it('leads on to the job that the request asked for, no matter who does it', () => {
    const handler = named('UsersController.invitePerson');
    const job = named('job send-mail');
    expect([job.traceId, job.parentSpanId]).toEqual([handler.traceId, handler.spanId]);
    expect(childrenOf(job).some((name) => name.startsWith('db '))).toBe(true);
  });

  it('begins with a request or a job: not with a look whether the database is there, nor an answer from memory', () => {
    const beginnings = spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name);
    expect(beginnings.filter((name) => !/^(GET|POST) \/|^job /.test(name))).toEqual([]);
    expect(beginnings.filter((name) => name === 'GET /api/v1/modality/all')).toHaveLength(1);
  });

  it('marks what failed, and not what was refused', () => {
    expect(named('ChefsController.getChefByName').status?.code ?? 0).toBe(0);
    expect(spans.filter(({ status }) => status?.code === 2)).toEqual([]);
  });

  it('has nobody’s data: no value, query, header or body', () => {
    const sent = received.map(({ body }) => body).join();
    expect(spans.length).toBeGreaterThan(10);
    for (const word of PRIVATE) expect(sent).not.toContain(word);
    expect(sent).not.toMatch(/Bearer|ey[\w-]{10,}\./);
    const keys = new Set(spans.flatMap((span) => Object.keys(attributesOf(span))));
    expect([...keys].sort()).toEqual(['http.request.method', 'http.response.status_code', 'http.route', 'request.id']);
  });

  it('is sent to the collector with its headers, under the name of the settings', () => {
    expect(received[0]?.authorization).toBe('Bearer collector');
    const { resourceSpans } = JSON.parse(received[0]?.body ?? '') as Sent;
    expect(attributesOf({ attributes: resourceSpans[0]?.resource.attributes } as Span)['service.name']).toBe(
      'sobremesa',
    );
  });
});

it('a collector that says nothing delays no answer, and the end by two seconds at most', async () => {
  const sockets: Socket[] = [];
  let speaks = false;
  const answer = (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}');
  const silent = createSocket((socket) => {
    // One that nobody reads does not notice its end.
    socket.on('error', () => undefined).resume();
    sockets.push(socket);
    if (speaks) answer(socket);
  }).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const other = await createTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  // More than one batch, so that a part was sent and is waited for.
  for (let round = 0; round < 12; round++)
    await Promise.all(Array.from({ length: 20 }, () => other.request.get('/api/v1/modality/all').expect(200)));
  await eventually(
    () => sockets.length,
    (count) => count > 0,
  );
  const before = performance.now();
  await other.close();
  // The library itself would wait for ten seconds.
  expect(performance.now() - before).toBeLessThan(within(8_000));
  // Otherwise the library would try again for a while, on connections of its own.
  speaks = true;
  for (const socket of sockets) answer(socket);
  await new Promise((resolve) => silent.close(resolve));
});

it('without a collector nothing is traced', async () => {
  const before = received.length;
  const other = await createTestApp();
  expect(isTracing()).toBe(false);
  await other.request.get('/api/v1/modality/all').expect(200);
  await other.close();
  expect(received.length).toBe(before);
});

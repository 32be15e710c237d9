import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { exporterOf } from './exporter.js';

let collector: Server;
let warned: jest.Spied<Logger['warn']>;
/** What the collector received, and what it answers. */
let sent: IncomingMessage[];
let status: number;

beforeEach(async () => {
  warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  sent = [];
  collector = createServer((request, response) => {
    sent.push(request);
    request.resume().on('end', () => response.writeHead(status).end('ana@cocina.example'));
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterEach(() => {
  jest.restoreAllMocks();
  collector.close();
});

/** Fails this often, as the settings say. */
async function send(times: number, path = '', headers: string[] = []): Promise<void> {
  const { port } = collector.address() as AddressInfo;
  const exporter = exporterOf({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}${path}`,
    OTEL_EXPORTER_OTLP_HEADERS: headers,
  });
  for (let time = 0; time < times; time++) await new Promise((resolve) => exporter.export([], resolve));
  await exporter.shutdown();
}

it('a collector that refuses traces is told about, but not each time, and without what it answered', async () => {
  status = 400;
  await send(2);
  expect(warned.mock.calls).toEqual([
    [{ error: 'OTLPExporterError' }, 'the collector does not take traces: they are lost'],
  ]);
});

it('one that takes them is not', async () => {
  status = 200;
  await send(1);
  expect([sent.length, warned.mock.calls]).toEqual([1, []]);
});

it('it is found below its address, and sent the headers of the settings', async () => {
  status = 200;
  await send(1, '/otel//', ['authorization = Bearer%20a=b ', 'x-tenant=cocina']);
  expect(sent[0]).toMatchObject({
    url: '/otel/v1/traces',
    headers: { authorization: 'Bearer a=b', 'x-tenant': 'cocina' },
  });
});

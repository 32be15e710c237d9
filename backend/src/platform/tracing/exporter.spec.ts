import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { exporterOf } from './exporter.js';

afterEach(() => void jest.restoreAllMocks());

it('a collector that refuses traces is told about, but not each time, and without what it answered', async () => {
  const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  const collector = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(400).end('ana@cocina.example'));
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const exporter = exporterOf({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_HEADERS: [],
  });
  const send = () => new Promise((resolve) => exporter.export([], resolve));
  await send();
  await send();
  expect(warned.mock.calls).toEqual([
    [{ error: 'OTLPExporterError' }, 'the collector does not take traces: they are lost'],
  ]);
  await exporter.shutdown();
  collector.close();
});

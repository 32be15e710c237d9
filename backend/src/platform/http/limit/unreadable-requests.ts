import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { sentenceFor } from '../answer/error.filter.js';
import { SAFE_HEADERS } from '../answer/safe-headers.js';

/** Statuses by the error codes of Node's parser. Any other error is 400. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** A request expects a feature of the protocol that is not supported. */
const EXPECTATION_FAILED = 417;

const bodyOf = (status: number): string => JSON.stringify({ status, msg: sentenceFor(status), data: null });

const headersFor = (body: string): Record<string, string> => ({
  ...SAFE_HEADERS,
  'X-Content-Type-Options': 'nosniff',
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': String(Buffer.byteLength(body)),
  Connection: 'close',
});

/**
 * Answers what is no request, or one that takes too long or is too large to be read, before there is a request of ours: in the
 * envelope of every refusal. Its connection ends, because nobody knows where the next request would begin.
 */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const status = STATUSES[error.code ?? ''] ?? 400;
    const body = bodyOf(status);
    const lines = Object.entries(headersFor(body)).map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  }
  socket.destroy(error);
}

/** Answers a request with an `Expect` that Node does not know. */
export function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const body = bodyOf(EXPECTATION_FAILED);
  response.writeHead(EXPECTATION_FAILED, headersFor(body)).end(body);
}

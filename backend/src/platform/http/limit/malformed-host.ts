import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SAFE_HEADERS } from '../answer/safe-headers.js';

/**
 * Whether a request is one that no browser makes: it names its host twice, with a final dot or not at all. Code that
 * looks at the host's name would take it for another.
 */
export function isHostMalformed(request: FastifyRequest): boolean {
  return hasNoHost(request.raw) || hasDottedHost(request.host) || hasTwoHosts(request.raw.rawHeaders);
}

/** Refuses a request with a malformed host, in the words of an address that cannot be decoded. */
export function refuseMalformedHost(reply: FastifyReply): void {
  void reply.code(400).headers(SAFE_HEADERS).send({ status: 400, msg: 'La dirección no se puede leer.', data: null });
}

/** Before HTTP 1.1 requests had none. */
const hasNoHost = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion === '1.1' && headers.host === undefined;

const hasDottedHost = (host: string): boolean => host.endsWith('.') || host.includes('.:');

/** Names and values in turn, as they came: Node keeps only the first host among the headers. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

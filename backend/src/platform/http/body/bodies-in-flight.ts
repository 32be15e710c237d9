import { normalizeIp } from '@nestjs/throttler';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../answer/domain-error.js';
import { isInProcess } from '../answer/in-process.js';

/**
 * Most bodies that arrive at once, from one address and in all. A body of a visitor takes less than a second on most
 * networks, and a mobile network has one address for many phones. Two people of one office may add twelve photos each.
 */
export const BODIES_AT_ONCE = { fromOne: 40, inAll: 400 } as const;

/** Seconds after which a refused client may try again. */
const RETRY_AFTER_S = 10;

class TooManyBodiesError extends DomainError {
  constructor(status: 429 | 503) {
    super('too_many_bodies', 'Llegan demasiados envíos a la vez. Intenta otra vez en unos segundos.', status);
  }
}

/**
 * Bounds how many bodies arrive at once, so that clients that send slowly take no more than their part of the connections
 * and buffers. A body counts from its head until its last byte or the end of its connection.
 */
export function boundBodies(server: FastifyInstance, most: { fromOne: number; inAll: number } = BODIES_AT_ONCE): void {
  const byAddress = new Map<string, number>();
  let all = 0;
  server.addHook('preParsing', (request, reply, payload, done) => {
    if (!arrives(request)) return done(null, payload);
    const address = normalizeIp(request.ip);
    const count = byAddress.get(address) ?? 0;
    const status = count >= most.fromOne ? 429 : all >= most.inAll ? 503 : undefined;
    if (status) {
      void reply.header('Retry-After', RETRY_AFTER_S);
      return done(new TooManyBodiesError(status));
    }
    all += 1;
    byAddress.set(address, count + 1);
    const release = (): void => {
      request.raw.off('end', release).off('close', release);
      all -= 1;
      const left = (byAddress.get(address) ?? 1) - 1;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    };
    request.raw.once('end', release).once('close', release);
    done(null, payload);
  });
}

/** Whether a body is on its way. */
const arrives = (request: FastifyRequest): boolean => isUnread(request) && !isInProcess(request);

/** Whether a part of a request has not been read. Calls within this process do not say it. */
export const isUnread = ({ raw }: FastifyRequest): boolean =>
  raw.complete === false &&
  (raw.headers['transfer-encoding'] !== undefined || raw.headers['content-length'] !== undefined);

import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallerRequest } from '../http/access.js';
import type { AnswerCache } from './answer-cache.js';
import { FinishedAnswer } from './finished-answer.js';

/** The operation's answers are the same for everyone, and change only with what visitors see: they may be kept. */
export const Cached = (): MethodDecorator => RouteConfig({ cached: true });

const isCached = ({ routeOptions, headers }: FastifyRequest): boolean =>
  (routeOptions.config as { cached?: boolean }).cached === true && headers.authorization === undefined;

/** When the making of an answer began; only for those that may be kept. */
const begun = new WeakMap<FastifyRequest, number>();

/**
 * Answers public reads from the cache before anything else runs, keeps what they answer, and drops everything before
 * the answer to a write of staff is sent: who has read that answer finds the change on the next request.
 */
export function cacheReads(server: FastifyInstance, cache: AnswerCache): void {
  server.addHook('onRequest', async (request, reply) => {
    if (!isCached(request)) return undefined;
    const known = cache.get(request.url);
    if (known) return known.send(request, reply);
    begun.set(request, cache.now);
    return undefined;
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    const since = begun.get(request);
    if (since !== undefined && reply.statusCode === 200 && typeof payload === 'string') {
      cache.keep(request.url, new FinishedAnswer(payload, String(reply.getHeader('content-type'))), since);
    }
    if (isStaffWrite(request, reply)) cache.drop();
    done(null, payload);
  });
}

function isStaffWrite(request: CallerRequest, { statusCode }: FastifyReply): boolean {
  return request.method !== 'GET' && request.caller !== undefined && statusCode < 300;
}

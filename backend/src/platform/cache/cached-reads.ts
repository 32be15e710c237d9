import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallerRequest } from '../http/access.js';
import type { AnswerCache } from './answer-cache.js';
import type { CacheReport } from './cache-report.js';
import { FinishedAnswer } from './finished-answer.js';

/** The operation's answers are the same for everyone, and change only with what visitors see: they may be kept. */
export const Cached = (): MethodDecorator => RouteConfig({ cached: true });

/** Whether an answer that is the same for everyone may be given: what is asked in somebody's name is made for them. */
const isForEveryone = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;

/**
 * Answers from memory what was answered before, API and pages alike, before anything else runs; to be the server's very
 * first hook.
 * @param may whether a request may be answered so; one that may not goes the usual way, where somebody says why
 */
export const answerFromMemory =
  (cache: AnswerCache, report: CacheReport, may: (request: FastifyRequest) => boolean) =>
  (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const known = isForEveryone(request) ? cache.get(request.url) : undefined;
    if (!known || !may(request)) return done();
    report.count(known.route);
    known.send(request, reply).catch(done);
  };

/** When the making of an answer began; only for those that may be kept. */
const begun = new WeakMap<FastifyRequest, number>();

/**
 * Keeps the answers to public reads, and drops everything before the answer to a write of staff is sent: who has read that
 * answer finds the change on the next request.
 */
export function keepReads(server: FastifyInstance, cache: AnswerCache): void {
  if (!cache.enabled) return;
  server.addHook('onRequest', (request, _reply, done) => {
    const { cached = false } = request.routeOptions.config as { cached?: boolean };
    if (cached && isForEveryone(request)) begun.set(request, cache.now);
    done();
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    const since = begun.get(request);
    if (since !== undefined && reply.statusCode === 200 && typeof payload === 'string') {
      const answer = new FinishedAnswer(payload, reply);
      cache.keep(request.url, answer, since);
      void reply.headers(answer.validators);
    }
    if (isStaffWrite(request, reply)) cache.drop();
    done(null, payload);
  });
}

function isStaffWrite(request: CallerRequest, { statusCode }: FastifyReply): boolean {
  return request.method !== 'GET' && request.caller !== undefined && statusCode < 300;
}

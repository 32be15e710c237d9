import type { FastifyInstance, FastifyReply } from 'fastify';
import { CROWDED } from '../answer/error.filter.js';
import type { RequestCounts } from '../limit/request-counts.js';

/** Calls count for their guards; pages and embedded documents say themselves that there are too many. */
const COUNTED_ELSEWHERE = ['/api/v1/', '/embed/'];
const PAGES = new Set(['/*', '/cotiza']);

/**
 * Limits what is sent as it is: stored files, the site's own, the API's description. Loosely, since a page has dozens of
 * pictures, and an office or a phone network one address.
 */
export function limitFiles(server: FastifyInstance, counts: RequestCounts, limit: number): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (!isFile(request.routeOptions.url) || counts.allows('file', request, limit)) return done();
    refuseCrowd(reply, counts);
  });
}

/** Says that too many requests came from an address, where no filter of Nest says it. */
export function refuseCrowd(reply: FastifyReply, counts: RequestCounts): FastifyReply {
  return reply.code(429).header('Retry-After', counts.secondsLeft).send({ status: 429, msg: CROWDED, data: null });
}

const isFile = (route: string | undefined): boolean =>
  route !== undefined && !PAGES.has(route) && !COUNTED_ELSEWHERE.some((prefix) => route.startsWith(prefix));

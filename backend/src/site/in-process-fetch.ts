import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import inject, { type InjectOptions } from 'light-my-request';
import { gatherFrom, type GatheredSources } from '../platform/cache/sources.js';

/** Statuses whose answers have no body. `Response` requires that. */
const BODILESS = new Set([101, 204, 205, 304]);

/**
 * A `fetch` that passes requests to this server without the network, so that a page uses no sockets and needs no
 * address of its own. The calls are the visitor's: the API's log lines have the page's request id, and what is written
 * counts for the visitor's address.
 *
 * `server.inject` refuses once the server has begun to close, and a page that is being made then would lose its data.
 * The routes answer until the last request is done, so they are asked directly.
 * @param gathered is told what the answers are made from
 */
export function inProcessFetch(
  server: FastifyInstance,
  visit: Pick<FastifyRequest, 'id' | 'ip'>,
  gathered?: GatheredSources,
): typeof globalThis.fetch {
  return async (input, init) => {
    const request = input instanceof Request && init === undefined ? input : new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const answer = await inject((call, answer) => ask(server, call, answer, gathered), {
      method: request.method as InjectOptions['method'],
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), 'x-request-id': visit.id },
      remoteAddress: visit.ip,
      payload: request.body === null ? undefined : Buffer.from(await request.arrayBuffer()),
    });
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    const body = BODILESS.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
    return new Response(body, { status: answer.statusCode, headers });
  };
}

function ask(server: FastifyInstance, call: IncomingMessage, answer: ServerResponse, gathered?: GatheredSources): void {
  if (gathered) gatherFrom(call, gathered);
  server.routing(call, answer);
}

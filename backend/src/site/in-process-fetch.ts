import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import inject, { type InjectOptions, type Response as InjectedResponse } from 'light-my-request';
import { collectTags, type TagCollector } from '../platform/cache/tags.js';

/** Statuses whose answers have no body. `Response` requires that. */
const BODILESS = new Set([101, 204, 205, 304]);

type Visit = Pick<FastifyRequest, 'id' | 'ip'>;

/**
 * Passes calls to this server without the network, so that a page uses no sockets and needs no address of its own. The calls
 * are the visitor's: the API's log lines have the page's request id, and what is written counts for the visitor's address.
 * @param collector collects the tags of the answers
 */
export function inProcessFetch(
  server: FastifyInstance,
  visit: Visit,
  collector?: TagCollector,
): typeof globalThis.fetch {
  return async (input, init) => {
    const request = input instanceof Request && init === undefined ? input : new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const answer = await injected(server, visit, collector, {
      method: request.method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      payload: request.body === null ? undefined : Buffer.from(await request.arrayBuffer()),
    });
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    const body = BODILESS.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
    return new Response(body, { status: answer.statusCode, headers });
  };
}

/**
 * `server.inject` refuses once the server has begun to close, and a page that is being made then would lose its data.
 * The routes answer until the last request is done, so they are asked directly.
 */
function injected(
  server: FastifyInstance,
  { id, ip }: Visit,
  collector: TagCollector | undefined,
  { method, headers, ...asked }: Omit<InjectOptions, 'method'> & { method: string },
): Promise<InjectedResponse> {
  return inject((call, answer) => ask(server, call, answer, collector), {
    ...asked,
    method: method as InjectOptions['method'],
    headers: { ...headers, 'x-request-id': id },
    remoteAddress: ip,
    // What it would check are our own words.
    validate: false,
  });
}

function ask(server: FastifyInstance, call: IncomingMessage, answer: ServerResponse, collector?: TagCollector): void {
  if (collector) collectTags(call, collector);
  server.routing(call, answer);
}

import autocannon from 'autocannon';
import type { Child } from './child.js';

export interface Load {
  /** Answers a second, on average. */
  perSecond: number;
  /** Median time of an answer, in milliseconds. */
  median: number;
  /** Processor time of the server for an answer, in milliseconds: what the generator takes of the machine is not in it. */
  cpu: number;
}

interface LoadOptions {
  /** Clients that ask at the same time. */
  clients?: number;
  /** How long they ask, in seconds. */
  seconds?: number;
  body?: object;
}

/** Asks a server for one path over and over, from this machine, and fails unless every answer is a 200. */
export async function loadOf(
  server: Child,
  path: string,
  { clients = 20, seconds = 4, body }: LoadOptions = {},
): Promise<Load> {
  const url = server.url + path;
  const post = body && {
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const ask = (duration: number) => autocannon({ url, connections: clients, duration, ...post });
  await ask(1);
  const before = await server.cpu();
  const { requests, latency, non2xx, errors } = await ask(seconds);
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return {
    perSecond: requests.average,
    median: latency.p50,
    cpu: ((await server.cpu()) - before) / requests.total,
  };
}

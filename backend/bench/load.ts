import autocannon from 'autocannon';
import type { Child } from './child.js';

export interface Load {
  /** Answers a second, on average. */
  perSecond: number;
  /** Median time of an answer, in milliseconds. */
  median: number;
  /**
   * Processor time of the server, and of the database where it is given, for an answer, in milliseconds: what the
   * generator and others take of the machine is not in it.
   */
  cpu: number;
}

interface LoadOptions {
  /** Clients that ask at the same time. */
  clients?: number;
  /** How long they ask, in seconds. */
  seconds?: number;
  body?: object;
  /** Processor time that the database has used so far, in milliseconds. */
  databaseTime?: () => Promise<number>;
}

/** Seconds of asking before anything is measured: until then the code has not become fast. */
const WARM_UP = 2;

/** Asks a server for one path over and over, from this machine, and fails unless every answer is a 200. */
export async function loadOf(
  server: Child,
  path: string,
  { clients = 20, seconds = 4, body, databaseTime = () => Promise.resolve(0) }: LoadOptions = {},
): Promise<Load> {
  const url = server.url + path;
  const post = body && {
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const ask = (duration: number) => autocannon({ url, connections: clients, duration, ...post });
  const used = async () => (await server.cpu()) + (await databaseTime());
  await ask(WARM_UP);
  const before = await used();
  const { requests, latency, non2xx, errors } = await ask(seconds);
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return {
    perSecond: requests.average,
    median: latency.p50,
    cpu: ((await used()) - before) / requests.total,
  };
}

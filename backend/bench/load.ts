import autocannon from 'autocannon';
import type { Child } from './child.js';

export interface Load {
  /** Answers per second, on average. */
  perSecond: number;
  /** Median time of an answer, in milliseconds. */
  median: number;
  /**
   * Processor time of the server, and of the database if it is given, per answer, in milliseconds. It leaves out the
   * load generator and other programs.
   */
  cpu: number;
}

interface LoadOptions {
  /** Number of clients that send requests at the same time. */
  clients?: number;
  /** How long they send requests, in seconds. */
  seconds?: number;
  body?: object;
  /** Processor time that the database has used so far, in milliseconds. */
  databaseTime?: () => Promise<number>;
}

/** Seconds of load before the measurement, until the code is compiled. */
const WARM_UP = 2;

/** Requests one path of a server again and again, and fails unless every answer is a 200. */
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

import autocannon from 'autocannon';

export interface Load {
  /** Answers a second, on average. */
  perSecond: number;
  /** Median time of an answer, in milliseconds. */
  median: number;
}

interface LoadOptions {
  /** Clients that ask at the same time. */
  clients?: number;
  /** How long they ask, in seconds. */
  seconds?: number;
  body?: object;
}

/** Asks one address over and over, from this machine, and fails unless every answer is a 200. */
export async function loadOf(url: string, { clients = 20, seconds = 4, body }: LoadOptions = {}): Promise<Load> {
  const post = body && {
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const ask = (duration: number) => autocannon({ url, connections: clients, duration, ...post });
  await ask(1);
  const { requests, latency, non2xx, errors } = await ask(seconds);
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return { perSecond: requests.average, median: latency.p50 };
}

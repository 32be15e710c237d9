import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Fails as listening would when the port cannot be had, so that a start is refused before it has made anything wait.
 *
 * @throws the system's error, which {@link explainStartFailure} words
 */
export async function requirePort(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

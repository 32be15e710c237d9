import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Throws the error that listening on the port would throw, so that a start can be refused before any work is done.
 * @throws the system's error, which {@link explainStartFailure} turns into a sentence
 */
export async function requirePort(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

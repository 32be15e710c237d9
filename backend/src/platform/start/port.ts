import { once } from 'node:events';
import { createServer } from 'node:net';
import { noSuchHost } from './sentences.js';
import { StartError } from './start-error.js';

/** How long the name of HOST is looked up, in milliseconds. */
const PATIENCE = 1_500;

/**
 * Throws the error that listening on the port would throw, so that a start can be refused before any work is done.
 * @throws StartError when HOST is the name of nothing
 * @throws the system's error, which {@link explainStartFailure} turns into a sentence
 */
export async function requirePort(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening', { signal: AbortSignal.timeout(PATIENCE) });
  } catch (cause) {
    // Somebody's name server may take long to say that it does not know the name.
    const { name, syscall } = cause as NodeJS.ErrnoException;
    if (name !== 'AbortError' && syscall !== 'getaddrinfo') throw cause;
    throw new StartError(noSuchHost(host), { cause });
  }
  probe.close();
  await once(probe, 'close');
}

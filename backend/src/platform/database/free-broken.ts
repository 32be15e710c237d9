import type { Pool, PoolClient } from 'pg';

const alreadyFree = (): void => undefined;

/**
 * Gives the place of a connection back to the pool when the connection breaks while it is in use. A transaction would
 * return it after the rollback, which fails on a broken connection, so that each of them would take a place for ever.
 */
export function freeBroken(pool: Pool): void {
  const taken = new Set<PoolClient>();
  pool.on('acquire', (client) => taken.add(client));
  pool.on('release', (_error, client) => taken.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!taken.has(client)) return;
      const release = client.release.bind(client);
      client.release = alreadyFree;
      release(true);
    });
  });
}

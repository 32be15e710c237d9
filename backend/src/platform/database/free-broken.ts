import type { Client, Pool } from 'pg';

const alreadyFree = (): void => undefined;

/**
 * Gives the place of a connection back to the pool when the connection breaks while it is in use. A transaction would
 * return it after the rollback, which fails on a broken connection, so that each of them would take a place for ever.
 * @returns the connections in use, as they change
 */
export function freeBroken(pool: Pool): ReadonlySet<Client> {
  const taken = new Set<Client>();
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
  return taken;
}

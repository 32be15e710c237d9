import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { inTransaction, type Asking } from '../database/table-rows.js';
import { otherStore } from '../start/sentences.js';
import { StartError } from '../start/start-error.js';
import { StorageUnavailableError } from './storage.errors.js';
import type { Storage } from './storage.js';
import { lockStoreMark, noteStoreMark } from './store-mark.repository.js';

/** Key of the file that names the store. It is copied with the others when files move to another folder or bucket. */
export const MARK = 'store-id';

/** The store's mark. Undefined without one. */
const markIn = async (storage: Storage): Promise<string | undefined> =>
  (await storage.exists(MARK)) ? (await text(await storage.read(MARK))).trim() : undefined;

const mark = (storage: Storage, id: string): Promise<void> =>
  storage.put(MARK, Buffer.from(`${id}\n`), 'text/plain; charset=utf-8');

/**
 * Throws unless the store has this database's mark. A folder whose volume is not mounted is empty, and new uploads
 * would vanish when it is mounted again. The first start marks the store.
 * @param place the folder or bucket, for the sentence
 * @throws StartError when it is another store
 * @throws StorageUnavailableError when it does not answer, which proves nothing
 */
export async function requireSameStore(databaseUrl: string, storage: Storage, place: string): Promise<void> {
  await inTransaction(databaseUrl, 'read committed', async (client) => {
    const [expected, found] = [await lockStoreMark(client), await markIn(storage)];
    if (expected === undefined) await noteStoreMark(client, found ?? (await marked(storage)));
    else if (found !== expected) throw new StartError(otherStore(place));
  });
}

/** Marks this store as the one of the database, whatever its mark was. */
export async function acceptStore(databaseUrl: string, storage: Storage): Promise<void> {
  await inTransaction(databaseUrl, 'read committed', (client) => acceptStoreWithin(client, storage));
}

/** The same within a transaction of the caller. */
export async function acceptStoreWithin(client: Asking, storage: Storage): Promise<void> {
  const expected = await lockStoreMark(client);
  if (expected === undefined) await noteStoreMark(client, (await markIn(storage)) ?? (await marked(storage)));
  else await mark(storage, expected);
}

/** Whether a failure means that the store did not answer. */
export const isUnanswered = (error: unknown): boolean => error instanceof StorageUnavailableError;

async function marked(storage: Storage): Promise<string> {
  const id = randomUUID();
  await mark(storage, id);
  return id;
}

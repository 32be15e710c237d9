import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { lockStoreMark, noteStoreMark } from '../database/store-mark.js';
import { inTransaction } from '../database/table-rows.js';
import { otherStore } from '../start/sentences.js';
import { StartError } from '../start/start-error.js';
import { StorageUnavailableError } from './storage.errors.js';
import type { Storage } from './storage.js';

/** Key of the file that names the store. It is copied with the others when files move to another folder or bucket. */
export const MARK = 'store-id';

/** What the store says of itself. Undefined when it has no mark. */
const markIn = async (storage: Storage): Promise<string | undefined> =>
  (await storage.exists(MARK)) ? (await text(await storage.read(MARK))).trim() : undefined;

const mark = (storage: Storage, id: string): Promise<void> =>
  storage.put(MARK, Buffer.from(`${id}\n`), 'text/plain; charset=utf-8');

/**
 * Throws unless the store is the one that has this database's files. A folder whose volume was not mounted is empty, and
 * pictures that people upload then would vanish when it is mounted again. The first start marks the store.
 * @param place the folder or bucket, for the sentence
 * @throws StartError when it is another one
 * @throws StorageUnavailableError when it does not answer, which says nothing about which one it is
 */
export async function requireSameStore(databaseUrl: string, storage: Storage, place: string): Promise<void> {
  await inTransaction(databaseUrl, 'read committed', async (client) => {
    const [expected, found] = [await lockStoreMark(client), await markIn(storage)];
    if (expected === undefined) await noteStoreMark(client, found ?? (await marked(storage)));
    else if (found !== expected) throw new StartError(otherStore(place));
  });
}

/** Makes this store the one that has the database's files, whichever it was before. */
export async function acceptStore(databaseUrl: string, storage: Storage): Promise<void> {
  await inTransaction(databaseUrl, 'read committed', async (client) => {
    const expected = await lockStoreMark(client);
    if (expected === undefined) await noteStoreMark(client, (await markIn(storage)) ?? (await marked(storage)));
    else await mark(storage, expected);
  });
}

/** Whether a failure means that the store could not be asked. */
export const isUnanswered = (error: unknown): boolean => error instanceof StorageUnavailableError;

async function marked(storage: Storage): Promise<string> {
  const id = randomUUID();
  await mark(storage, id);
  return id;
}

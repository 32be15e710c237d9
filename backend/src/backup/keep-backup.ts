import { join } from 'node:path';
import { underLock } from '../platform/database/migrate.js';
import type { Storage } from '../platform/storage/storage.js';
import { cleanWorkplace, nameAt, type BackupPlace } from './backup-place.js';
import { verifyBackup } from './checksums.js';
import { makeBackup } from './make-backup.js';

/**
 * Makes a backup, keeps it in its place, and removes the oldest ones beyond the number to keep. One process at a time
 * does this. The new one is made aside, read again, and named before any other is removed.
 * @param keep how many to keep, the new one among them
 * @returns its name
 */
export async function keepBackup(
  databaseUrl: string,
  storage: Storage,
  place: BackupPlace,
  keep: number,
): Promise<string> {
  let name = '';
  await underLock(databaseUrl, 'backup', async () => {
    await cleanWorkplace(place);
    name = nameAt(new Date());
    const aside = join(place.workplace, `.${name}`);
    await makeBackup(databaseUrl, storage, aside);
    await verifyBackup(aside);
    await place.keep(aside, name);
    for (const old of (await place.names()).slice(0, -keep)) await place.remove(old);
  });
  return name;
}

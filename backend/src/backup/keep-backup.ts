import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { underLock } from '../platform/database/migrate.js';
import type { Storage } from '../platform/storage/storage.js';
import { cleanWorkplace, nameAt, type BackupPlace } from './backup-place.js';
import { makeBackup } from './make-backup.js';
import { verifyBackup } from './verify-backup.js';

/**
 * Makes a backup, keeps it in its place, and removes the oldest ones beyond the number to keep. One process at a time
 * does this. The new one is made aside, read again, and named before any other is removed. What it wrote is removed when it fails,
 * and by the next one when its process dies. Its name has the database's time: the clock of a process may be wrong.
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
  await underLock(databaseUrl, 'backup', async (client) => {
    await cleanWorkplace(place);
    await place.removeUnfinished();
    const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
    name = nameAt(rows[0]?.now ?? new Date());
    const aside = join(place.workplace, `.${name}`);
    try {
      await makeBackup(databaseUrl, storage, aside);
      await verifyBackup(aside);
      await place.keep(aside, name);
    } catch (error) {
      // The place may be what does not answer. Then the next backup removes the rest.
      await rm(aside, { recursive: true, force: true });
      await place.removeUnfinished().catch(() => undefined);
      throw error;
    }
    // The new one stays whatever the names of the others say, as where a clock was ahead.
    const others = (await place.names()).filter((other) => other !== name);
    for (const old of others.slice(0, Math.max(0, others.length - keep + 1))) await place.remove(old);
  });
  return name;
}

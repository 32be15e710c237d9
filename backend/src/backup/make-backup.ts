import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import type { Storage } from '../platform/storage/storage.js';
import { inTransaction, migrationsDone, tablesInOrder, writeRows } from '../platform/database/table-rows.js';
import { makeFolder } from '../platform/start/make-folder.js';
import { StartError } from '../platform/start/start-error.js';
import { fileIn, filesOf, isKept, manifestIn, tableIn, type Manifest } from './format.js';

/** Rows hold personal data, so only the owner of the folder may read it. */
const PRIVATE = 0o700;

/**
 * Writes a backup: all tables as they were at one moment, then the files of the pictures. The product may go on
 * working. The folder gets its name only when everything is in it.
 * @throws StartError when there is nothing to back up, or the folder exists
 */
export async function makeBackup(databaseUrl: string, storage: Storage, folder: string): Promise<Manifest> {
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  makeFolder(dirname(folder));
  await mkdir(dirname(tableIn(partial, '')), { recursive: true, mode: PRIVATE });
  const { migrations, rows } = await writeTables(databaseUrl, partial);
  const files = await copyFiles(storage, partial);
  const manifest = { madeAt: new Date().toISOString(), migrations, rows, files };
  await writeFile(manifestIn(partial), `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(partial, folder).catch((cause: unknown) => {
    throw new StartError(`La carpeta ${folder} ya existe: elige otra.`, { cause });
  });
  return manifest;
}

/** Reads the whole database as it was at one moment: all reads happen in one transaction and see the same state. */
function writeTables(databaseUrl: string, folder: string): Promise<Pick<Manifest, 'migrations' | 'rows'>> {
  return inTransaction(databaseUrl, 'repeatable read', async (client) => {
    const migrations = await migrationsDone(client);
    if (migrations.length === 0) throw new StartError('En la base de datos no hay nada que respaldar.');
    const rows: Manifest['rows'] = {};
    for (const table of (await tablesInOrder(client)).filter(isKept)) {
      const out = createWriteStream(tableIn(folder, table.name));
      rows[table.name] = await writeRows(client, table, out);
      await finished(out.end());
    }
    return { migrations, rows };
  });
}

/** Copies the files of the pictures in the backup. Leaves out a file whose picture was deleted in the meantime. */
async function copyFiles(storage: Storage, folder: string): Promise<number> {
  let count = 0;
  for await (const { key } of filesOf(folder)) {
    if (!(await storage.exists(key))) continue;
    const file = fileIn(folder, key);
    await mkdir(dirname(file), { recursive: true });
    await pipeline(await storage.read(key), createWriteStream(file));
    count += 1;
  }
  return count;
}

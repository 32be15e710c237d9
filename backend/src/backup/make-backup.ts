import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../platform/storage/storage.js';
import { inTransaction, migrationsDone, tablesInOrder, writeRows } from '../platform/database/table-rows.js';
import { makeFolder } from '../platform/start/make-folder.js';
import { StartError } from '../platform/start/start-error.js';
import { Checksums } from './checksums.js';
import { CHECKSUMS, fileIn, filesOf, isKept, manifestIn, tableIn, type Manifest } from './format.js';

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
  const sums = new Checksums();
  const { migrations, rows } = await writeTables(databaseUrl, partial, sums);
  const files = await copyFiles(storage, partial, sums);
  await writeFile(join(partial, CHECKSUMS), sums.text);
  const manifest = { madeAt: new Date().toISOString(), migrations, rows, files };
  await writeFile(manifestIn(partial), `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(partial, folder).catch((cause: unknown) => {
    throw new StartError(`La carpeta ${folder} ya existe: elige otra.`, { cause });
  });
  return manifest;
}

/** Reads the whole database as it was at one moment: all reads happen in one transaction and see the same state. */
function writeTables(
  databaseUrl: string,
  folder: string,
  sums: Checksums,
): Promise<Pick<Manifest, 'migrations' | 'rows'>> {
  return inTransaction(databaseUrl, 'repeatable read', async (client) => {
    const migrations = await migrationsDone(client);
    if (migrations.length === 0) throw new StartError('En la base de datos no hay nada que respaldar.');
    const rows: Manifest['rows'] = {};
    for (const table of (await tablesInOrder(client)).filter(isKept)) {
      const path = relative(folder, tableIn(folder, table.name));
      rows[table.name] = await sums.write(folder, path, (out) => writeRows(client, table, out));
    }
    return { migrations, rows };
  });
}

/** Copies the files of the pictures in the backup. Leaves out a file whose picture was deleted in the meantime. */
async function copyFiles(storage: Storage, folder: string, sums: Checksums): Promise<number> {
  let count = 0;
  for await (const { key } of filesOf(folder)) {
    if (!(await storage.exists(key))) continue;
    const file = fileIn(folder, key);
    await mkdir(dirname(file), { recursive: true });
    const bytes = await storage.read(key);
    await sums.write(folder, relative(folder, file), (out) => pipeline(bytes, out, { end: false }));
    count += 1;
  }
  return count;
}

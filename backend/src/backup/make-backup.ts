import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Storage } from '../platform/storage/storage.js';
import {
  inTransaction,
  migrationsDone,
  tablesInOrder,
  type Asking,
  type Table,
} from '../platform/database/table-rows.js';
import { makeFolder } from '../platform/start/make-folder.js';
import { StartError } from '../platform/start/start-error.js';
import { Checksums } from './checksums.js';
import { CHECKSUMS, fileIn, filesOf, isKept, manifestIn, PARTIAL, tableIn, type Manifest } from './format.js';
import { linesOf } from './rows.repository.js';

/** Rows hold personal data, so only the owner of the folder may read it. */
const PRIVATE = 0o700;

/**
 * Writes a backup: all tables as they were at one moment, then the files that their rows name. The product may go on
 * working. The folder gets its name only when everything is in it, and nothing is left of one that fails.
 * @throws StartError when there is nothing to back up, or the folder exists
 */
export async function makeBackup(databaseUrl: string, storage: Storage, folder: string): Promise<Manifest> {
  const partial = `${folder}${PARTIAL}`;
  await rm(partial, { recursive: true, force: true });
  makeFolder(dirname(folder));
  try {
    const manifest = await writeBackup(databaseUrl, storage, partial);
    await rename(partial, folder).catch((cause: unknown) => {
      throw new StartError(`La carpeta ${folder} ya existe: elige otra.`, { cause });
    });
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

async function writeBackup(databaseUrl: string, storage: Storage, folder: string): Promise<Manifest> {
  await mkdir(dirname(tableIn(folder, '')), { recursive: true, mode: PRIVATE });
  const sums = new Checksums();
  const { migrations, rows } = await writeTables(databaseUrl, folder, sums);
  const files = await copyFiles(storage, folder, sums);
  await writeFile(join(folder, CHECKSUMS), sums.text);
  const manifest = { madeAt: new Date().toISOString(), migrations, rows, files };
  await writeFile(manifestIn(folder), `${JSON.stringify(manifest, null, 2)}\n`);
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
      const counted = { rows: 0 };
      await sums.write(folder, path, textOf(client, table, counted));
      rows[table.name] = counted.rows;
    }
    return { migrations, rows };
  });
}

async function* textOf(client: Asking, table: Table, counted: { rows: number }): AsyncGenerator<string> {
  for await (const lines of linesOf(client, table)) {
    counted.rows += lines.length;
    yield lines.join('');
  }
}

/** Copies the files that the backup's rows name. Leaves out a file that was removed in the meantime. */
async function copyFiles(storage: Storage, folder: string, sums: Checksums): Promise<number> {
  let count = 0;
  for await (const { key } of filesOf(folder)) {
    if (!(await storage.exists(key))) continue;
    const file = fileIn(folder, key);
    await mkdir(dirname(file), { recursive: true });
    await sums.write(folder, relative(folder, file), await storage.read(key));
    count += 1;
  }
  return count;
}

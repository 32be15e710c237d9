import { readFile } from 'node:fs/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import { asSystem, AUTHOR, authorSaid } from '../platform/audit/author.js';
import { databaseConfig } from '../platform/database/database.config.js';
import {
  filledTables,
  inTransaction,
  migrationsDone,
  readRows,
  tablesInOrder,
} from '../platform/database/table-rows.js';
import { StartError } from '../platform/start/start-error.js';
import { acceptStore } from '../platform/storage/same-store.js';
import type { Storage } from '../platform/storage/storage.js';
import { fileIn, filesOf, isKept, readManifest, tableIn, type Manifest } from './format.js';

/**
 * Puts a backup into an empty database and store: first the files, then all rows in one transaction, then the
 * migrations that are newer than the backup. After a failure it can be started again.
 * @throws StartError when the folder holds no backup, the database holds anything, or the backup is of a newer product
 * /
 */
export async function restoreBackup(databaseUrl: string, storage: Storage, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const orm = await MikroORM.init(databaseConfig(databaseUrl, { pool: 2, unlimited: true }));
  try {
    await migrateTo(orm, manifest);
    await requireEmpty(databaseUrl, manifest);
    await putFiles(storage, folder);
    await putRows(databaseUrl, folder);
    await orm.migrator.up();
    await acceptStore(databaseUrl, storage);
  } finally {
    await orm.close();
  }
  return manifest;
}

/** Creates the tables as they were when the backup was made. */
async function migrateTo(orm: MikroORM, { migrations }: Manifest): Promise<void> {
  const known = new Set((await orm.migrator.getPending()).map(({ name }) => name));
  const last = migrations.at(-1);
  if (known.size === 0) return; // The tables exist already. Whether they fit is checked next.
  if (last === undefined || !known.has(last))
    throw new StartError('El respaldo es de una versión más nueva del producto: actualízalo y vuelve a intentarlo.');
  await orm.migrator.up({ to: last });
}

async function requireEmpty(databaseUrl: string, { migrations }: Manifest): Promise<void> {
  await inTransaction(databaseUrl, 'read committed', async (client) => {
    const done = await migrationsDone(client);
    const tables = (await tablesInOrder(client)).filter(isKept);
    if (done.join() !== migrations.join() || (await filledTables(client, tables)).length > 0)
      throw new StartError(
        'La base de datos no está vacía: restaura en una nueva, con otra carpeta en DATA_DIR u otra base en DATABASE_URL.',
      );
  });
}

async function putFiles(storage: Storage, folder: string): Promise<void> {
  for await (const { key, type } of filesOf(folder)) {
    const bytes = await readFile(fileIn(folder, key)).catch(() => undefined);
    if (bytes) await storage.put(key, bytes, type);
  }
}

function putRows(databaseUrl: string, folder: string): Promise<void> {
  return inTransaction(databaseUrl, 'read committed', async (client) => {
    // What is put back is no change: the log comes back with it.
    await asSystem('Restauración', () => client.query('select set_config($1, $2, true)', [AUTHOR, authorSaid()]), {
      quiet: true,
    });
    for (const table of (await tablesInOrder(client)).filter(isKept))
      await readRows(client, table, tableIn(folder, table.name));
  });
}

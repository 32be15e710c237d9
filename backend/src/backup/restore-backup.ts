import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { asSystem, AUTHOR, authorSaid } from '../platform/audit/author.js';
import { applyDeclarations } from '../platform/audit/declarations.repository.js';
import { sinceFirstRelease } from '../platform/database/before-first-release.js';
import { databaseConfig } from '../platform/database/database.config.js';
import { migrationsMissing } from '../platform/database/database-facts.js';
import { underLock } from '../platform/database/migrate.js';
import { asking, migrationsDone, tablesInOrder, type Asking } from '../platform/database/table-rows.js';
import { StartError } from '../platform/start/start-error.js';
import { acceptStoreWithin, MARK } from '../platform/storage/same-store.js';
import type { Storage } from '../platform/storage/storage.js';
import { damaged } from './checksums.js';
import { fileIn, filesOf, isKept, tableIn, type Manifest } from './format.js';
import { countRows, filledTables, readRows } from './rows.repository.js';
import { verifyBackup, type VerifiedBackup } from './verify-backup.js';

const NEWER = 'El respaldo es de una versión más nueva del producto: actualízalo y vuelve a intentarlo.';
const NOT_EMPTY =
  'La base de datos no está vacía: restaura en una nueva, con otra carpeta en DATA_DIR u otra base en DATABASE_URL.';

/**
 * Puts a backup into an empty database and store, or nothing of it. First every file of the backup is read and compared with its
 * sum. Then one transaction makes the tables as they were, inserts the rows, counts them, puts the files, and migrates to this
 * version. After a failure the database is as it was, the files are gone again, and the restore can be started again.
 * @throws StartError when the folder holds no whole backup, the database holds anything, or the backup is of a newer product
 */
export async function restoreBackup(databaseUrl: string, storage: Storage, folder: string): Promise<Manifest> {
  const backup = await verifyBackup(folder);
  const migrations = sinceFirstRelease(backup.manifest.migrations, 'El respaldo');
  await underLock(databaseUrl, 'migrate', async () => {
    const { pending } = await migrationsMissing(databaseUrl);
    const orm = await MikroORM.init(databaseConfig(databaseUrl, { pool: 2, unlimited: true }));
    const put: string[] = [];
    try {
      // What is put back is no change: the log comes back with it.
      await asSystem('Restauración', () => orm.em.fork().transactional((em) => restore(orm, em)), { quiet: true });
    } catch (error) {
      await removeAll(storage, put);
      throw error;
    } finally {
      await orm.close();
    }

    async function restore({ migrator }: MikroORM, em: EntityManager): Promise<void> {
      const client = asking(em);
      const up = (to?: string) => migrator.up({ transaction: em.getTransactionContext<object>(), ...(to && { to }) });
      const last = migrations.at(-1);
      if (last !== undefined && pending.includes(last)) await up(last);
      await requireEmpty(client, migrations);
      // A migration of this transaction may have named another author.
      await client.query('select set_config($1, $2, true)', [AUTHOR, authorSaid()]);
      // Rows come back as they were: their triggers would refuse those that nobody may add any more, as lines of a sent offer.
      await switchTriggers(client, 'disable');
      await putRows(client, folder, backup.manifest);
      await putFiles(storage, folder, backup, put);
      // Constraints that wait for the end of the transaction keep their tables from being changed.
      await client.query('set constraints all immediate');
      await switchTriggers(client, 'enable');
      await up();
      await applyDeclarations(em);
      if (!(await storage.exists(MARK))) put.push(MARK);
      await acceptStoreWithin(client, storage);
    }
  });
  return backup.manifest;
}

async function requireEmpty(client: Asking, migrations: readonly string[]): Promise<void> {
  const done = await migrationsDone(client);
  if (!done.includes(migrations.at(-1) ?? '')) throw new StartError(NEWER);
  const tables = (await tablesInOrder(client)).filter(isKept);
  if (done.join() !== migrations.join() || (await filledTables(client, tables)).length > 0)
    throw new StartError(NOT_EMPTY);
}

/** The triggers of the tables that are restored, not those of their foreign keys. */
async function switchTriggers(client: Asking, how: 'enable' | 'disable'): Promise<void> {
  for (const { name } of (await tablesInOrder(client)).filter(isKept))
    await client.query(`alter table "${name}" ${how} trigger user`);
}

/** Inserts the rows of every table. Then each has as many as the manifest says. */
async function putRows(client: Asking, folder: string, { rows }: Manifest): Promise<void> {
  const tables = (await tablesInOrder(client)).filter(isKept);
  const unknown = Object.keys(rows).find((name) => !tables.some((table) => table.name === name));
  if (unknown !== undefined) throw new StartError(damaged(folder, `el producto no tiene la tabla ${unknown}`));
  for (const table of tables) {
    if (rows[table.name] === undefined) throw new StartError(damaged(folder, `falta la tabla ${table.name}`));
    await readRows(client, table, tableIn(folder, table.name)).catch((cause: unknown) => {
      throw new StartError(damaged(folder, `la base de datos no acepta las filas de ${table.name}`), { cause });
    });
  }
  for (const [table, count] of Object.entries(await countRows(client, tables)))
    if (count !== rows[table]) throw new StartError(damaged(folder, `${table} tiene ${count} filas de ${rows[table]}`));
}

/**
 * Puts the files that the rows name. A backup has none of a picture that was deleted while it was made.
 * @param put takes the keys of the files that the store did not have, to be removed after a failure
 */
async function putFiles(
  storage: Storage,
  folder: string,
  { manifest, paths }: VerifiedBackup,
  put: string[],
): Promise<void> {
  let count = 0;
  for await (const { key, type } of filesOf(folder)) {
    const file = fileIn(folder, key);
    // A key that leads out of the backup is in no list of its files.
    if (!paths.has(relative(folder, file))) continue;
    const bytes = await readFile(file);
    if (!(await storage.exists(key))) put.push(key);
    await storage.put(key, bytes, type);
    if ((await storage.size(key)) !== bytes.length) throw new StartError(damaged(folder, `${key} no se pudo guardar`));
    count += 1;
  }
  if (count !== manifest.files)
    throw new StartError(damaged(folder, `sus filas nombran ${count} archivos de ${manifest.files}`));
}

/** Removes files again. One that cannot be removed harms nobody: no row names it, and `verify --repair` removes it. */
async function removeAll(storage: Storage, keys: string[]): Promise<void> {
  for (const key of keys) await storage.remove(key).catch(() => undefined);
}

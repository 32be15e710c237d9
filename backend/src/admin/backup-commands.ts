import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  backupPlace,
  drill,
  keepBackup,
  makeBackup,
  restoreBackup,
  type BackupPlace,
  type Manifest,
} from '../backup/index.js';
import type { Env } from '../config/env.js';
import { StartError } from '../platform/start/start-error.js';
import { openStorage } from '../platform/storage/storage.module.js';
import type { Print } from './admin-program.js';
import type { Workplace } from './workplace.js';

/** Makes a backup in a folder, or where the settings keep them. */
export async function backUp(
  { databaseUrl, storage, env }: Workplace,
  folder: string | undefined,
  print: Print,
): Promise<void> {
  if (folder !== undefined) {
    const manifest = await makeBackup(databaseUrl, storage, resolve(folder));
    return print(`Respaldo listo en ${resolve(folder)}: ${counted(manifest)}.`);
  }
  const place = await backupPlace(env);
  const name = await keepBackup(databaseUrl, storage, place, env.BACKUP_KEEP);
  print(`Respaldo ${name} listo en ${place.title}.`);
}

/** Lists the backups that are kept. */
export async function listBackups({ env }: Workplace, print: Print): Promise<void> {
  const place = await backupPlace(env);
  const names = await place.names();
  print(names.length === 0 ? `No hay respaldos en ${place.title}.` : `Respaldos en ${place.title}:`);
  for (const name of names) print(`  ${name}`);
}

/** Restores a folder, or a backup that is kept, by its name. */
export async function restore({ databaseUrl, storage, env }: Workplace, backup: string, print: Print): Promise<void> {
  await withFolderOf(await backupPlace(env), backup, async (folder) => {
    print(`Restaurado desde ${backup}: ${counted(await restoreBackup(databaseUrl, storage, folder))}.`);
  });
}

/**
 * Restores the newest backup that is kept into an empty database and store, and compares both.
 * @param database address of an empty database; without it an embedded one is made and thrown away
 * @returns whether everything is as the backup has it
 */
export async function runDrill(env: Env, database: string | undefined, print: Print): Promise<boolean> {
  const place = await backupPlace(env);
  const newest = (await place.names()).at(-1);
  if (newest === undefined) throw new StartError(`No hay respaldos en ${place.title}.`);
  return withTemporary(async (folder) => {
    const own = database === undefined ? await startOwn(join(folder, 'database')) : undefined;
    try {
      const storage = await openStorage({
        STORAGE: 'local',
        DATA_DIR: join(folder, 'data'),
        S3_FORCE_PATH_STYLE: false,
      });
      const { rows, files, differences } = await withFolderOf(place, newest, (backup) =>
        drill(backup, database ?? own?.url ?? '', storage, join(folder, 'again')),
      );
      print(`${newest} de ${place.title}: se restauraron ${rows} filas y ${files} archivos.`);
      for (const difference of differences) print(`  ${difference}`);
      print(differences.length === 0 ? 'Todo es como en el respaldo.' : `Hay ${differences.length} diferencias.`);
      return differences.length === 0;
    } finally {
      await own?.stop();
    }
  });
}

/** A database of its own. The image has none to embed. */
async function startOwn(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  const { startEmbeddedPostgres } = await import('../platform/database/embedded-postgres.js');
  try {
    return await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
  } catch (cause) {
    throw new StartError('Aquí no se puede crear una base de datos: indica una vacía con --database.', { cause });
  }
}

/** Does work with the folder of a backup: the folder itself, or one into which a kept backup is fetched. */
async function withFolderOf<Result>(
  place: BackupPlace,
  backup: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  if (existsSync(resolve(backup))) return work(resolve(backup));
  if (!(await place.names()).includes(backup))
    throw new StartError(`No existe la carpeta ${resolve(backup)}, ni un respaldo ${backup} en ${place.title}.`);
  return withTemporary(async (folder) => {
    await place.fetch(backup, join(folder, backup));
    return work(join(folder, backup));
  });
}

async function withTemporary<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-'));
  // The embedded database runs as another user where this one is root.
  await chmod(folder, 0o711);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const counted = ({ rows, files }: Manifest): string =>
  `${Object.values(rows).reduce((sum, some) => sum + some, 0)} filas y ${files} archivos`;

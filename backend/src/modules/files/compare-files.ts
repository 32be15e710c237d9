import type { EntityManager } from '@mikro-orm/postgresql';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../platform/storage/storage.js';
import { mediaTypeOf } from './image-keys.js';
import { PRIVATE_FOLDER } from './private-paper.entity.js';
import { keysNamed } from './unused.repository.js';

/** How old a file's row is where the file must be there, in minutes: an upload stores its row first. */
const SETTLED = 10;

/** The folders of the files of pictures and of private papers. */
const FOLDERS = ['images', PRIVATE_FOLDER];

/** What differs between the rows of pictures and private papers and their files. */
export interface FileComparison {
  /** How many files the rows name. */
  files: number;
  /**
   * Keys of files that the row of a picture or paper in use names and the store has not. One that nothing uses may be half stored or half
   * removed, by a process that was killed: the clean-up removes it.
   */
  missing: string[];
  /** Keys of files that no row names. */
  stray: string[];
  /** How many of the latter are still there. */
  left: number;
}

/**
 * Compares the files of the store with the rows that name them, while people may upload more.
 * @param repair whether files that no row names are removed
 */
export async function compareFiles(em: EntityManager, storage: Storage, repair: boolean): Promise<FileComparison> {
  // The files are listed before the rows are read: a row is stored before its files, so each listed file had one.
  const stored = new Set<string>();
  for (const folder of FOLDERS) for await (const key of storage.keysIn(folder)) stored.add(key);
  const { all, settled } = await keysNamed(em.fork(), SETTLED);
  // Somebody may have removed a picture since the files were listed, and then its file has gone, too.
  const stray: string[] = [];
  for (const key of stored) if (!all.has(key) && (await storage.exists(key))) stray.push(key);
  const gone: string[] = [];
  for (const key of settled) if (!stored.has(key) && !(await storage.exists(key))) gone.push(key);
  const still = gone.length > 0 ? (await keysNamed(em.fork(), SETTLED)).settled : settled;
  if (repair) for (const key of stray) await removeStray(em, storage, key);
  return { files: all.size, missing: gone.filter((key) => still.has(key)), stray, left: repair ? 0 : stray.length };
}

/** Removes a file, and puts it back when somebody uploaded it in that moment. */
async function removeStray(em: EntityManager, storage: Storage, key: string): Promise<void> {
  const type = mediaTypeOf(key) ?? 'application/octet-stream';
  const bytes = await buffer(await storage.read(key));
  await storage.remove(key);
  const { all } = await keysNamed(em.fork(), 0);
  if (all.has(key)) await storage.put(key, bytes, type);
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../platform/storage/storage.js';
import { FilesRepository } from './files.repository.js';
import { mediaTypeOf } from './image-keys.js';

/** How old a picture is whose files must all be there, in milliseconds: an upload stores its row first. */
const SETTLED = 10 * 60 * 1000;

/** The folder of the pictures' files. */
const FOLDER = 'images';

/** What differs between the rows of pictures and their files. */
export interface FileComparison {
  /** How many files the rows name. */
  files: number;
  /** Keys of files that a row names and the store has not. */
  missing: string[];
  /** Keys of files that no row names. */
  stray: string[];
}

/**
 * Compares the files of the store with the rows of pictures, while people may upload more.
 * @param repair whether files that no row names are removed
 */
export async function compareFiles(em: EntityManager, storage: Storage, repair: boolean): Promise<FileComparison> {
  const images = new FilesRepository(em);
  // The files are listed before the rows are read: a row is stored before its files, so each listed file had one.
  const stored = new Set<string>();
  for await (const key of storage.keysIn(FOLDER)) stored.add(key);
  const { all, settled } = await images.keysNamed(new Date(Date.now() - SETTLED));
  const stray = [...stored].filter((key) => !all.has(key));
  const missing: string[] = [];
  for (const key of settled) if (!stored.has(key) && !(await storage.exists(key))) missing.push(key);
  if (repair) for (const key of stray) await removeStray(images, storage, key);
  return { files: all.size, missing, stray };
}

/** Removes a file, and puts it back when somebody uploaded its picture in that moment. */
async function removeStray(images: FilesRepository, storage: Storage, key: string): Promise<void> {
  const type = mediaTypeOf(key) ?? 'application/octet-stream';
  const bytes = await buffer(await storage.read(key));
  await storage.remove(key);
  const { all } = await images.keysNamed(new Date());
  if (all.has(key)) await storage.put(key, bytes, type);
}

import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { STORE_MARK } from '../platform/storage/store-mark.repository.js';
import { StartError } from '../platform/start/start-error.js';

/**
 * A backup is a folder: `manifest.json`, `checksums.txt`, `tables/<table>.jsonl` with one row a line, and `files/<key>`
 * with the files of pictures and private papers. Nothing in it depends on where the database and the files were kept.
 */
export interface Manifest {
  madeAt: string;
  /** The migrations that made the tables; a restored database is taken to the last of them first. */
  migrations: string[];
  /** Number of rows of each table. A table comes after the tables it refers to. */
  rows: Record<string, number>;
  files: number;
}

/** What every database has for itself: which migrations were done, and the mark of its store. */
const OWN_TABLES = ['mikro_orm_migrations', STORE_MARK];

/** Whether a table's rows belong into a backup. */
export const isKept = ({ name }: { name: string }): boolean => !OWN_TABLES.includes(name);

/** The file that makes a folder a whole backup, and the one with the sums of all others. */
export const MANIFEST = 'manifest.json';
export const CHECKSUMS = 'checksums.txt';

/** How the folder of a backup ends that is being made. */
export const PARTIAL = '.partial';

export const manifestIn = (folder: string): string => join(folder, MANIFEST);
export const tableIn = (folder: string, table: string): string => join(folder, 'tables', `${table}.jsonl`);
export const fileIn = (folder: string, key: string): string => join(folder, 'files', key);

/** @throws StartError when the folder holds no whole backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const none = `En ${folder} no hay un respaldo completo.`;
  const manifest = await readFile(manifestIn(folder), 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch((cause: unknown) => {
      throw new StartError(none, { cause });
    });
  if (!isManifest(manifest)) throw new StartError(none);
  return manifest;
}

function isManifest(value: unknown): value is Manifest {
  const { migrations, rows, files } = (value ?? {}) as Partial<Record<keyof Manifest, unknown>>;
  return (
    Array.isArray(migrations) &&
    migrations.every((name) => typeof name === 'string') &&
    typeof rows === 'object' &&
    rows !== null &&
    Object.entries(rows).every(([table, count]) => /^\w+$/.test(table) && Number.isInteger(count)) &&
    Number.isInteger(files)
  );
}

/** A file: its key in the store and its media type. */
interface BackedUpFile {
  key: string;
  type: string;
}

/** The tables whose rows name files, and the files that a row names. */
const NAMING: Record<string, (row: unknown) => BackedUpFile[]> = {
  image: (row) => (row as { variants: BackedUpFile[] }).variants,
  private_paper: (row) => [row as BackedUpFile],
};

/** The files that the backup's rows name, each once. */
export async function* filesOf(folder: string): AsyncGenerator<BackedUpFile> {
  const seen = new Set<string>();
  for (const [table, filesIn] of Object.entries(NAMING)) {
    const rows = tableIn(folder, table);
    // A backup that was made before there was such a table has no file of it.
    if (!existsSync(rows)) continue;
    for await (const line of createInterface({ input: createReadStream(rows) })) {
      for (const file of filesIn(JSON.parse(line))) {
        if (!seen.has(file.key)) yield file;
        seen.add(file.key);
      }
    }
  }
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Storage } from '../platform/storage/storage.js';
import { readChecksums, sumOf } from './checksums.js';
import { readManifest, tableIn } from './format.js';
import { makeBackup } from './make-backup.js';
import { restoreBackup } from './restore-backup.js';

/** What a drill compared. */
export interface DrillReport {
  rows: number;
  files: number;
  /** Spanish sentences, one for each difference. */
  differences: string[];
}

/**
 * Restores a backup into an empty database and store and compares what is there then, row by row and file by file, with
 * what the backup says.
 * @param aside folder for what the restored product is written to, to be compared
 */
export async function drill(
  backup: string,
  databaseUrl: string,
  storage: Storage,
  aside: string,
): Promise<DrillReport> {
  const { rows, migrations } = await restoreBackup(databaseUrl, storage, backup);
  await makeBackup(databaseUrl, storage, aside);
  const restored = await readManifest(aside);
  const differences: string[] = [];
  const isOfThisVersion = migrations.join() === restored.migrations.join();
  for (const [table, count] of Object.entries(rows)) {
    if (restored.rows[table] !== count) differences.push(`${table}: ${restored.rows[table] ?? 0} filas de ${count}.`);
    // Newer migrations may have given the rows columns that the backup does not know.
    else if (isOfThisVersion && (await printOf(backup, table)) !== (await printOf(aside, table)))
      differences.push(`${table}: hay filas que no son las del respaldo.`);
  }
  const files = await compareFiles(backup, storage, differences);
  return { rows: Object.values(rows).reduce((sum, some) => sum + some, 0), files, differences };
}

/** A number that is the same for the same rows in any order: the sum of the hashes of all lines. */
async function printOf(folder: string, table: string): Promise<bigint> {
  let sum = 0n;
  for await (const line of createInterface({ input: createReadStream(tableIn(folder, table)) }))
    sum += createHash('sha256').update(line).digest().readBigUInt64BE();
  return sum;
}

async function compareFiles(backup: string, storage: Storage, differences: string[]): Promise<number> {
  const prefix = join('files', '/');
  const files = [...((await readChecksums(backup)) ?? [])].filter(([path]) => path.startsWith(prefix));
  for (const [path, sum] of files) {
    const key = path.slice(prefix.length);
    const actual = (await storage.exists(key)) ? await sumOf(await storage.read(key)) : undefined;
    if (actual !== sum) differences.push(`${path}: ${actual === undefined ? 'no está' : 'es otro archivo'}.`);
  }
  return files.length;
}

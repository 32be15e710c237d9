import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { StartError } from '../platform/start/start-error.js';
import { changed, damaged, readChecksums, sumOfFile } from './checksums.js';
import { CHECKSUMS, MANIFEST, readManifest, tableIn, type Manifest } from './format.js';

/** What a backup holds, after every file of it was read. */
export interface VerifiedBackup {
  manifest: Manifest;
  /** Paths of the tables and of the pictures' files, in the folder. */
  paths: ReadonlySet<string>;
}

/**
 * Reads every file of a backup again. It has the files that `checksums.txt` lists, with their sums, and no others; and the tables
 * and as many files as the manifest says. Links lead out of a backup, so it may have none.
 * @throws StartError when one thing is not as it was written
 */
export async function verifyBackup(folder: string): Promise<VerifiedBackup> {
  const manifest = await readManifest(folder);
  const refuse = (what: string): never => {
    throw new StartError(damaged(folder, what));
  };
  const sums = (await readChecksums(folder)) ?? refuse(`falta ${CHECKSUMS}`);
  const found = await filesIn(folder, refuse);
  for (const path of found) if (!sums.has(path)) refuse(`sobra ${path}`);
  for (const [path, sum] of sums) {
    if (!found.has(path)) refuse(`falta ${path}`);
    if ((await sumOfFile(folder, path)) !== sum) refuse(changed(path));
  }
  const tables = Object.keys(manifest.rows).map((table) => relative(folder, tableIn(folder, table)));
  for (const path of tables) if (!sums.has(path)) refuse(`falta ${path}`);
  for (const path of sums.keys())
    if (path.startsWith('tables/') && !tables.includes(path)) refuse(`${MANIFEST} no nombra ${path}`);
  const files = sums.size - tables.length;
  if (files !== manifest.files) refuse(`${MANIFEST} dice ${manifest.files} archivos y hay ${files}`);
  return { manifest, paths: found };
}

/** Paths of all files below the folder but the two that describe the others. */
async function filesIn(folder: string, refuse: (what: string) => never): Promise<Set<string>> {
  const found = new Set<string>();
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = relative(folder, join(entry.parentPath, entry.name));
    if (entry.isDirectory()) continue;
    if (!entry.isFile()) refuse(`${path} no es un archivo`);
    if (path !== CHECKSUMS && path !== MANIFEST) found.add(path);
  }
  return found;
}

import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './product.js';

const folders: string[] = [];

/** An empty folder. `removeFolders` removes it. */
export async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-process-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

/**
 * Removes a folder, also while a database writes to it: files that appear after the listing are removed in a second
 * try.
 */
export const remove = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 20 });

/** Removes all folders that `freshFolder` has made. */
export async function removeFolders(): Promise<void> {
  await Promise.all(folders.splice(0).map(remove));
}

/** Settings of a product with a port and a folder of its own. */
export async function settings(more: Record<string, string> = {}): Promise<{ PORT: string; DATA_DIR: string }> {
  return { PORT: String(await freePort()), DATA_DIR: await freshFolder(), ...more };
}

/** How many modalities the product at this port answers with. */
export async function modalities(port: string): Promise<number> {
  const answer = await fetch(`http://localhost:${port}/api/v1/modality/all`);
  return ((await answer.json()) as { data: unknown[] }).data.length;
}

import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { DomainError } from '../platform/http/answer/domain-error.js';
import { requireSameStore } from '../platform/storage/same-store.js';
import { placeOf } from '../platform/storage/storage.module.js';
import { StartError } from '../platform/start/start-error.js';
import { Finding } from './finding.js';
import type { Tried } from './try-parts.js';

const GB = 1024 ** 3;
const SPACE_CAUTION = 2 * GB;
const SPACE_FAILURE = GB / 4;

/** Writes a file, reads it and removes it, and asks whether the store is the one of this database. */
export async function tryStorage({ env, databaseUrl, storage }: Tried): Promise<string> {
  const key = `trials/${randomUUID()}`;
  const bytes = Buffer.from(key);
  try {
    await requireSameStore(databaseUrl, storage, placeOf(env));
    await storage.put(key, bytes, 'text/plain');
    const read = await buffer(await storage.read(key));
    await storage.remove(key);
    if (!read.equals(bytes)) throw new Finding('failed', `${placeOf(env)} devuelve otra cosa que lo guardado.`);
  } catch (error) {
    if (error instanceof StartError || error instanceof DomainError)
      throw new Finding('failed', `${placeOf(env)}: ${error.message}`);
    throw error;
  }
  return `${placeOf(env)} guarda y devuelve.`;
}

/** How much room the data folder has. */
export async function trySpace({ env }: Tried): Promise<string> {
  const { bavail, blocks, bsize } = await statfs(env.DATA_DIR).catch(() => {
    throw new Finding(env.STORAGE === 's3' ? 'off' : 'failed', `No existe la carpeta ${env.DATA_DIR}.`);
  });
  const free = bavail * bsize;
  const said = `Quedan ${inGb(free)} GB de ${inGb(blocks * bsize)} en ${env.DATA_DIR}.`;
  if (free < SPACE_FAILURE) throw new Finding('failed', `${said} Libera espacio.`);
  if (free < SPACE_CAUTION) throw new Finding('caution', `${said} Libera espacio pronto.`);
  return said;
}

const inGb = (bytes: number): string => (bytes / GB).toFixed(1).replace('.', ',');

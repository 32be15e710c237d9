import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { diskFull, notAllowed } from '../../start/sentences.js';
import { StartError } from '../../start/start-error.js';
import type { Cluster } from './cluster.js';

/** With less free space PostgreSQL can neither create nor start a database, and often cannot even write why. */
const LEAST_FREE_BYTES = 8 * 1024 * 1024;

async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < LEAST_FREE_BYTES;
}

/** Turns PostgreSQL's last messages into one sentence. */
export async function explainPostgres(output: string, cluster: Cluster): Promise<StartError> {
  const dataDir = dirname(cluster.folder);
  if (output.includes('No space left on device') || (await isFull(dataDir))) return new StartError(diskFull(dataDir));
  if (/Permission denied|Read-only file system|Operation not permitted/.test(output)) {
    return new StartError(notAllowed(dataDir));
  }
  const reason = output.match(/(?:FATAL|PANIC|error): +(.+)/)?.[1] ?? 'sin explicación';
  return new StartError(`PostgreSQL no pudo arrancar («${reason}»): los detalles están en ${cluster.logFile}.`);
}

/** What PostgreSQL has added to its log after this length. */
export function logSince(logFile: string, length: number): string {
  const file = openSync(logFile, 'r');
  try {
    const bytes = Buffer.alloc(Math.max(0, fstatSync(file).size - length));
    readSync(file, bytes, 0, bytes.length, length);
    return bytes.toString('utf8');
  } finally {
    closeSync(file);
  }
}

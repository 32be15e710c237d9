import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { StartError } from '../platform/start/start-error.js';
import { CHECKSUMS } from './format.js';

/** SHA-256 of each file of a backup, as `sha256sum --check` reads them: the sum, two spaces, the path in the folder. */
export class Checksums {
  private readonly sums = new Map<string, string>();

  /**
   * Writes a file of the backup and notes the sum of what was meant to be in it.
   * @param path its path in the folder
   * @param write gets the stream to write to
   */
  async write<Result>(folder: string, path: string, write: (out: Writable) => Promise<Result>): Promise<Result> {
    const hash = createHash('sha256');
    const out = summing(hash);
    const stored = pipeline(out, createWriteStream(join(folder, path), { flush: true }));
    const result = await write(out);
    out.end();
    await stored;
    this.sums.set(path, hash.digest('hex'));
    return result;
  }

  /** The list of sums. */
  get text(): string {
    return [...this.sums].map(([path, sum]) => `${sum}  ${path}\n`).join('');
  }
}

/** The sums that a backup says of its files. Undefined for a backup of a version that noted none. */
export async function readChecksums(folder: string): Promise<Map<string, string> | undefined> {
  const text = await readFile(join(folder, CHECKSUMS), 'utf8').catch(() => undefined);
  const lines = text?.split('\n').filter((line) => line !== '');
  return lines && new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** SHA-256 of a stream, in hexadecimal. */
export async function sumOf(bytes: Readable): Promise<string> {
  const hash = createHash('sha256');
  bytes.on('data', (chunk: Buffer) => hash.update(chunk));
  await finished(bytes);
  return hash.digest('hex');
}

/**
 * Reads every file of a backup again.
 * @throws StartError when one is not as it was written
 */
export async function verifyBackup(folder: string): Promise<void> {
  const sums = await readChecksums(folder);
  if (!sums) return;
  for (const [path, sum] of sums) {
    const actual = await sumOf(createReadStream(join(folder, path))).catch(() => undefined);
    if (actual !== sum) throw new StartError(damaged(folder, path));
  }
}

/** A file of a backup is not as it was written. */
export const damaged = (backup: string, path: string): string => `El respaldo ${backup} está dañado: ${path}.`;

const summing = (hash: Hash): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });

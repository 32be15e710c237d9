import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { StartError } from '../platform/start/start-error.js';
import { CHECKSUMS } from './format.js';

/** SHA-256 of each file of a backup, as `sha256sum --check` reads them: the sum, two spaces, the path in the folder. */
export class Checksums {
  private readonly sums = new Map<string, string>();

  /**
   * Writes a file of the backup and notes the sum of what was meant to be in it. One pipeline from the source to the disk: if any
   * part of it fails, the others end and this call fails.
   * @param path its path in the folder
   */
  async write(folder: string, path: string, source: Readable | AsyncIterable<string>): Promise<void> {
    const hash = createHash('sha256');
    await pipeline(source, summing(hash), createWriteStream(join(folder, path), { flush: true }));
    this.sums.set(path, hash.digest('hex'));
  }

  /** The list of sums. */
  get text(): string {
    return [...this.sums].map(([path, sum]) => `${sum}  ${path}\n`).join('');
  }
}

/** A line of the list: a sum and the path of a table or of a picture's file. No part of a path is '.', '..' or empty. */
const LINE = /^(?<sum>[0-9a-f]{64}) {2}(?<path>(?:tables|files)(?:\/(?!\.{1,2}(?:\/|$))[^/\\\p{Cc}]+)+)$/u;

/**
 * The sums of a backup's files. Undefined if the list is missing.
 * @throws StartError when a line cannot be read, or two are about one file
 */
export async function readChecksums(folder: string): Promise<Map<string, string> | undefined> {
  const text = await readFile(join(folder, CHECKSUMS), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const sums = new Map<string, string>();
  const unreadable = new StartError(damaged(folder, `${CHECKSUMS} no se puede leer entero`));
  if (text !== '' && !text.endsWith('\n')) throw unreadable;
  for (const line of text.split('\n').slice(0, -1)) {
    const { sum, path } = LINE.exec(line)?.groups ?? {};
    if (sum === undefined || path === undefined || sums.has(path)) throw unreadable;
    sums.set(path, sum);
  }
  return sums;
}

/** SHA-256 of a stream, in hexadecimal. */
export async function sumOf(bytes: Readable): Promise<string> {
  const hash = createHash('sha256');
  bytes.on('data', (chunk: Buffer) => hash.update(chunk));
  await finished(bytes);
  return hash.digest('hex');
}

/** SHA-256 of a file of a backup. Undefined when it cannot be read. */
export const sumOfFile = (folder: string, path: string): Promise<string | undefined> =>
  sumOf(createReadStream(join(folder, path))).catch(() => undefined);

/** A backup is not as it was written: what is wrong with it. */
export const damaged = (backup: string, what: string): string => `El respaldo ${backup} está dañado: ${what}.`;

/** A file of a backup is not as it was written. */
export const changed = (path: string): string => `${path} no es como se guardó`;

const summing = (hash: Hash): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });

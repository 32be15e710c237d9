import { createHash } from 'node:crypto';

/** Makes a key for an advisory lock from words. PostgreSQL names these locks by a 64-bit integer. */
export function advisoryKey(...words: (string | number)[]): string {
  return createHash('sha256').update(words.join(' ')).digest().readBigInt64BE().toString();
}

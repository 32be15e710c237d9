import { createHash } from 'node:crypto';

/** PostgreSQL names advisory locks by a 64-bit integer: this derives one from words. */
export function advisoryKey(...words: (string | number)[]): string {
  return createHash('sha256').update(words.join(' ')).digest().readBigInt64BE().toString();
}

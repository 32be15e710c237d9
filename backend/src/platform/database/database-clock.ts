import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from './query.js';

/** By how many milliseconds this machine's clock is ahead of the database's. */
export const clockOffset = (em: EntityManager): Promise<number> =>
  offsetOf(async (text) => (await query<{ ms: number }>(em, text))[0]);

/** By how many milliseconds this machine's clock is ahead of that of the database which is asked. */
export async function offsetOf(ask: (text: string) => Promise<{ ms: number } | undefined>): Promise<number> {
  const before = Date.now();
  const there = await ask('select extract(epoch from clock_timestamp())::float8 * 1000 as ms');
  const after = Date.now();
  // The answer took half of the time, as far as one can know.
  return (before + after) / 2 - (there?.ms ?? NaN);
}

/**
 * The time, as the database has it. Ask for it before something is deleted or ended by its age: the clock of a process may
 * be wrong, and would delete too early what cannot be brought back.
 */
export async function databaseNow(em: EntityManager): Promise<Date> {
  const [row] = await query<{ ms: number }>(em, 'select extract(epoch from now())::float8 * 1000 as ms');
  return new Date(row?.ms ?? NaN);
}

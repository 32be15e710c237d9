import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from './query.js';

/** By how many milliseconds this machine's clock is ahead of the database's. */
export async function clockOffset(em: EntityManager): Promise<number> {
  return offOf(async () => {
    const [row] = await query<{ ms: number }>(em, 'select extract(epoch from clock_timestamp())::float8 * 1000 as ms');
    return row?.ms ?? NaN;
  });
}

/** By how many milliseconds this machine's clock is ahead of the one that is asked. */
export async function offOf(ask: () => Promise<number>): Promise<number> {
  const before = Date.now();
  const there = await ask();
  const after = Date.now();
  // The answer was on its way for a while, half of the time as far as one can know.
  return (before + after) / 2 - there;
}

/**
 * The time, as the database has it. Whatever deletes or ends something by its age asks for it: one clock for all processes. The clock
 * of a process may be wrong, and would delete too early what cannot be brought back.
 */
export async function databaseNow(em: EntityManager): Promise<Date> {
  const [row] = await query<{ ms: number }>(em, 'select extract(epoch from now())::float8 * 1000 as ms');
  return new Date(row?.ms ?? NaN);
}

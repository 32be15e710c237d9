import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { database } from './tables.js';

/** The table of what all processes count together. It is unlogged: after a crash it is empty, which harms nobody. */
export const STRICT_COUNTS = 'strict_count';

const DAY_MS = 24 * 60 * 60 * 1_000;

export async function forgetCounts(em: EntityManager): Promise<void> {
  await database(em).deleteFrom(STRICT_COUNTS).where('expire', '<', String(Date.now())).execute();
}

interface DailyLimit {
  key: string;
  most: number;
}

/**
 * Counts once more under each of these keys, unless one of them is at its limit. A day begins with the first count of a key.
 * Take a lock first where the limit is strict.
 * @returns whether it was counted
 */
export async function countWithin(em: EntityManager, limits: readonly DailyLimit[]): Promise<boolean> {
  const now = Date.now();
  const reached = database(em)
    .selectFrom(STRICT_COUNTS)
    .select('key')
    .where(({ and, eb, or }) => or(limits.map(({ key, most }) => and([eb('key', '=', key), eb('points', '>=', most)]))))
    .where('expire', '>', String(now));
  if (await reached.executeTakeFirst()) return false;
  await database(em)
    .insertInto(STRICT_COUNTS)
    .values(limits.map(({ key }) => ({ key, points: 1, expire: String(now + DAY_MS) })).toSorted(byKey))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        points: sql<number>`case when ${ref('strict_count.expire')} > ${now} then ${ref('strict_count.points')} + 1 else 1 end`,
        expire: sql<string>`case when ${ref('strict_count.expire')} > ${now} then ${ref('strict_count.expire')} else ${ref('excluded.expire')} end`,
      })),
    )
    .execute();
  return true;
}

/** Rows are locked in one order, so that no two transactions wait for each other. */
const byKey = (one: { key: string }, other: { key: string }): number => (one.key < other.key ? -1 : 1);

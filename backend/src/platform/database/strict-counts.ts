import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { database } from './tables.js';

/** The table of what all processes count together. It is not logged: after a crash it is empty, which harms nobody. */
export const STRICT_COUNTS = 'strict_count';

/** In milliseconds. */
const DAY = 24 * 60 * 60 * 1_000;

/** Deletes the counts of minutes and days that are over. */
export async function forgetCounts(em: EntityManager): Promise<void> {
  await database(em).deleteFrom(STRICT_COUNTS).where('expire', '<', String(Date.now())).execute();
}

/** How often something may be counted in a day, under a name. */
interface DailyLimit {
  key: string;
  most: number;
}

/**
 * Counts once more under each of these names, unless one of them is at its limit: then nothing is counted. A day begins with the first
 * count of a name. Anyone who has to keep a limit to the last one takes a lock first.
 * @returns whether it was counted
 */
export async function countWithin(em: EntityManager, limits: readonly DailyLimit[]): Promise<boolean> {
  const now = Date.now();
  const known = await database(em)
    .selectFrom(STRICT_COUNTS)
    .select(['key', 'points'])
    .where(
      'key',
      'in',
      limits.map(({ key }) => key),
    )
    .where('expire', '>', String(now))
    .execute();
  const points = new Map(known.map((count) => [count.key, count.points]));
  if (limits.some(({ key, most }) => (points.get(key) ?? 0) >= most)) return false;
  await database(em)
    .insertInto(STRICT_COUNTS)
    .values(limits.map(({ key }) => ({ key, points: 1, expire: String(now + DAY) })).toSorted(byKey))
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

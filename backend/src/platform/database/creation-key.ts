import type { EntityManager } from '@mikro-orm/postgresql';
import { alreadyKnown, type Asked } from './ask-together.js';
import { askLocked, type NamedLock } from './lock.js';

/** The key that a form made for what it creates. None where no form did. */
type CreationKey = string | null | undefined;

/** Tables whose rows forms create under keys of their own, each row in a call of its own. */
type CreatedTable = 'blocked_range' | 'chef' | 'client_logo' | 'comment';

/**
 * The lock of a creation. Of two with one key the second waits for the first and finds what it stored. Take it before others, so that
 * the second has nothing then that the first may want.
 */
export const creationLocks = (table: CreatedTable, key: CreationKey): NamedLock[] =>
  key ? [{ name: [`${table}-creation`, key] }] : [];

/** The id of the row that a form created with this key, for who has its lock. Undefined if there is none. */
export function askCreated(table: CreatedTable, key: CreationKey): Asked<number | undefined> {
  if (!key) return alreadyKnown(undefined);
  const statement = { text: `select id from "${table}" where creation_key = $1::uuid`, values: [key] };
  // It selects nothing else.
  return { statement, answer: ([row]) => (row as { id: number } | undefined)?.id };
}

/** Takes the lock of a creation, and tells the row that an earlier sending of it has stored. Undefined if there is none. */
export async function createdBefore(
  em: EntityManager,
  table: CreatedTable,
  key: CreationKey,
): Promise<number | undefined> {
  if (!key) return undefined;
  const [id] = await askLocked(em, { locks: creationLocks(table, key), asked: [askCreated(table, key)] });
  return id;
}

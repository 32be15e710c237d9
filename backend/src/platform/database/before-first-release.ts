import type { EntityManager } from '@mikro-orm/postgresql';
import { StartError } from '../start/start-error.js';
import { query } from './query.js';
import { asking, migrationsDone } from './table-rows.js';

/** The migration that makes the tables of version 1.0.0. */
const FIRST = 'Migration20261129000000_initial';

/** The last migration before it, in the history of the repository. Together those made the same tables. */
const LAST_BEFORE = 'Migration20261128191000_new_menus';

const OLDER =
  'viene de antes de la versión 1.0.0 y le faltan migraciones que esta ya no trae. Levanta una vez con ella el último código ' +
  `que tiene ${LAST_BEFORE} en backend/src/migrations, y después esta versión.`;

/** Whether a migration is of a version after 1.0.0. */
export const isSinceFirstRelease = (name: string): boolean => name >= FIRST;

/**
 * The migrations of a database or backup, with the single one of 1.0.0 in place of those before it.
 * @param whose what it is, for the sentence: 'La base de datos'
 * @throws StartError where it is older than the last one before
 */
export function sinceFirstRelease(done: readonly string[], whose: string): string[] {
  if (done.length === 0 || done.includes(FIRST)) return [...done];
  if (done.at(-1) === LAST_BEFORE) return [FIRST];
  // A name after the first one is of a newer version, which has its own sentence.
  if (!done.some(isSinceFirstRelease)) throw new StartError(`${whose} ${OLDER}`);
  return [...done];
}

/**
 * Takes over a database that is exactly at the last migration before 1.0.0, in the transaction of `em`.
 * @throws StartError where it is older
 */
export async function takeOver(em: EntityManager): Promise<void> {
  const done = await migrationsDone(asking(em));
  if (sinceFirstRelease(done, 'La base de datos').join() === done.join()) return;
  await query(em, 'delete from mikro_orm_migrations');
  await query(em, 'insert into mikro_orm_migrations (name) values ($1)', [FIRST]);
}

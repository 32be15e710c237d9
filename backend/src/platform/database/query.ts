import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';

/**
 * Runs one statement with bound parameters ($1, $2 …) and returns its rows, within the transaction of `em` if it has one.
 * MikroORM's own `em.execute` writes values into the text instead of binding them.
 */
export async function query<Row>(em: EntityManager, text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
  const { rows } = await em.getKysely().executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
  return rows;
}

/** What the prepared statements are called on every connection, by their texts. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `prepared_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * The same for what visitors ask for again and again: each connection sends the text to PostgreSQL once, which reads and
 * checks it once. That was a sixth of what the list of chefs cost there. A statement without parameters is planned once,
 * too; any other anew for its values, as ever (`databaseConfig`).
 *
 * Connections keep each text for good, so this is for statements of which there are a few, not for those built from a
 * search's words.
 */
export async function preparedQuery<Row extends object>(
  em: EntityManager,
  text: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  // Kysely, which holds a transaction's connection, cannot name statements.
  if (em.isInTransaction()) return query(em, text, parameters);
  const pool = await em.getConnection().getNativeClient();
  const { rows } = await pool.query<Row>({ name: nameOf(text), text, values: [...parameters] });
  return rows;
}

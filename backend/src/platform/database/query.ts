import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';

/**
 * Runs one statement with bound parameters ($1, $2 …) and returns its rows. Within a transaction of `em` it runs in
 * that transaction. MikroORM's own `em.execute` writes values into the text instead of binding them.
 */
export async function query<Row>(em: EntityManager, text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
  const { rows } = await em.getKysely().executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
  return rows;
}

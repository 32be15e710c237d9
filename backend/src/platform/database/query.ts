import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';

/**
 * Runs one statement with bound parameters ($1, $2 …), within the transaction of `em` if it has one. MikroORM's own
 * `em.execute` writes values into the text instead of binding them.
 */
export async function query<Row>(em: EntityManager, text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
  const { rows } = await em.getKysely().executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
  return rows;
}

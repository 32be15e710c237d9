import type { EntityManager } from '@mikro-orm/postgresql';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DB as Tables } from './tables.generated.js';

/** The tables, connected to nothing: what statements are written with before anybody runs them (`statement`). */
export const tables = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * The tables of the database itself, within the transaction of `em` if it has one: for statements that run now and then.
 * What is asked again and again is a `statement`, whose text is written once.
 */
export const database = (em: EntityManager): Kysely<Tables> => em.getKysely<Tables>();

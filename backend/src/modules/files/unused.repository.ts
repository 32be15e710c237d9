import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { database, type Tables } from '../../platform/database/tables.js';

/** A column of another table that refers to files. Both names are quoted for SQL. */
interface Reference {
  table: string;
  column: string;
}

/**
 * A condition that is true for rows of files without any reference. The foreign keys are read from the catalogue, so that no list
 * of tables can become outdated.
 */
export async function isUnused(em: EntityManager, table: 'image' | 'private_paper'): Promise<Expression<SqlBool>> {
  const { rows } = await sql<Reference>`
    select format('%I.%I', n.nspname, t.relname) as "table", quote_ident(a.attname) as "column"
    from pg_constraint f
    join pg_class t on t.oid = f.conrelid
    join pg_namespace n on n.oid = t.relnamespace
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    where f.contype = 'f' and f.confrelid = ${table}::regclass`.execute(database(em));
  const { and } = expressionBuilder<Tables, typeof table>();
  const id = sql.ref(`${table}.id`);
  // PostgreSQL itself quoted both names.
  return and(
    rows.map(
      (reference) =>
        sql<SqlBool>`not exists (select from ${sql.raw(reference.table)} r where r.${sql.raw(reference.column)} = ${id})`,
    ),
  );
}

/** The keys of a row's files, for each table of files. */
const KEYS = {
  image: sql<string[]>`array(select variant ->> 'key' from jsonb_array_elements(variants) variant)`,
  private_paper: sql<string[]>`array[key]::text[]`,
};

/** Keys of the files that rows name: of all rows, and of those that are older than so many minutes and in use. */
export async function keysNamed(em: EntityManager, minutes: number): Promise<Record<'all' | 'settled', Set<string>>> {
  const named = { all: new Set<string>(), settled: new Set<string>() };
  for (const table of ['image', 'private_paper'] as const) {
    const { rows } = await sql<{ keys: string[]; is_settled: boolean }>`
      select ${KEYS[table]} as keys,
        created_at < now() - make_interval(mins => ${minutes}) and not ${await isUnused(em, table)} as is_settled
      from ${sql.table(table)}`.execute(database(em));
    for (const { keys, is_settled } of rows)
      for (const key of keys) {
        named.all.add(key);
        if (is_settled) named.settled.add(key);
      }
  }
  return named;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { query } from './query.js';

/** A connection of pg, or a transaction of MikroORM. */
export interface Asking {
  query<Row extends object = object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** Asks within the transaction of `em`. */
export const asking = (em: EntityManager): Asking => ({
  query: async (text, values) => ({ rows: await query(em, text, values) }),
});

export interface Table {
  name: string;
  /** Those that can be written: not what the database computes. */
  columns: string[];
}

/**
 * Opens a connection, does the work and closes it, which rolls back what was not committed.
 * @param patience how long it waits for the connection, in milliseconds
 */
export async function connected<Result>(
  databaseUrl: string,
  patience: number,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: patience });
  // A connection that breaks between two statements fails the next one. Unheard, the error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Does the work in one transaction, on a connection of its own. */
export const inTransaction = <Result>(
  databaseUrl: string,
  isolation: 'read committed' | 'repeatable read',
  work: (client: Client) => Promise<Result>,
): Promise<Result> =>
  connected(databaseUrl, 5_000, async (client) => {
    await client.query(`begin isolation level ${isolation}`);
    const result = await work(client);
    await client.query('commit');
    return result;
  });

/** All logged tables of the product. A table comes after those that its rows refer to. */
export async function tablesInOrder(client: Asking): Promise<Table[]> {
  const { rows: tables } = await client.query<Table & { refersTo: string[] }>(`
    select c.relname as name,
      (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select array_agg(distinct f.confrelid::regclass::text) from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid), '{}') as "refersTo"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' order by c.relname`);
  const ordered: Table[] = [];
  while (ordered.length < tables.length) {
    const known = new Set(ordered.map(({ name }) => name));
    const next = tables.filter(({ name, refersTo }) => !known.has(name) && refersTo.every((other) => known.has(other)));
    if (next.length === 0) throw new Error('Tables refer to each other in a circle.');
    ordered.push(...next.map(({ name, columns }) => ({ name, columns })));
  }
  return ordered;
}

/** Names of the completed migrations, in order. None where the product has never run. */
export async function migrationsDone(client: Asking): Promise<string[]> {
  const { rows: tables } = await client.query(`select where to_regclass('mikro_orm_migrations') is not null`);
  if (tables.length === 0) return [];
  const { rows } = await client.query<{ name: string }>('select name from mikro_orm_migrations order by id');
  return rows.map(({ name }) => name);
}

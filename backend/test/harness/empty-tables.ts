import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../src/platform/database/query.js';

/** What PostgreSQL calls two transactions that wait for each other. */
const DEADLOCK = '40P01';

/** These tables and what refers to them, also through others, with the sequences of their ids. */
const CONCERNED = `
  with recursive concerned(oid) as (
    select unnest($1::regclass[])::oid
    union
    select conrelid from concerned join pg_constraint on contype = 'f' and confrelid = concerned.oid)
  select oid::regclass::text as table, pg_get_serial_sequence(oid::regclass::text, attname) as sequence
  from concerned left join pg_attribute on attrelid = concerned.oid and attidentity <> ''`;

/**
 * Mails are not counted from one again: the job that sends a mail is known by its number, and of two with one number the
 * queue takes one. A job of the test before that is still under way would be taken for the next mail's.
 */
const MAILS = 'public.mail_id_seq';

/** The statements that empty tables, by their names. The tables of all test databases are the same. */
const statements = new Map<string, string>();

async function statementFor(em: EntityManager, tables: readonly string[]): Promise<string> {
  const key = tables.join(', ');
  const known = statements.get(key);
  if (known !== undefined) return known;
  const concerned = await query<{ table: string; sequence: string | null }>(em, CONCERNED, [tables]);
  const names = [...new Set(concerned.map(({ table }) => table))];
  const sequences = concerned.flatMap(({ sequence }) => (sequence === null || sequence === MAILS ? [] : [sequence]));
  const statement = `do $$ begin
    set local session_replication_role = replica;
    lock table ${names.join(', ')} in access exclusive mode;
    ${names.map((name) => `delete from ${name};`).join('\n')}
    ${sequences.map((sequence) => `perform setval('${sequence}', 1, false);`).join('\n')}
    set local session_replication_role = origin;
  end $$`;
  statements.set(key, statement);
  return statement;
}

/**
 * Empties tables and what refers to them, and counts from one again. It deletes: `truncate` makes new files for each table and
 * index, which takes a hundred times as long where there are few rows. No trigger sees it.
 *
 * A job that the test before left may be writing to several of the tables: of two that wait for each other PostgreSQL ends one,
 * which begins again here as the job does.
 */
export async function emptyTables(em: EntityManager, ...tables: string[]): Promise<void> {
  const statement = await statementFor(em, tables);
  try {
    await query(em, statement);
  } catch (error) {
    if ((error as { code?: string }).code !== DEADLOCK) throw error;
    return emptyTables(em, ...tables);
  }
}

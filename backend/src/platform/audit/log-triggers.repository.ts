import type { EntityManager } from '@mikro-orm/postgresql';
import { PUBLIC_TABLES } from '../cache/public-tables.js';
import { query } from '../database/query.js';
import type { Table } from '../database/tables.js';
import { LOGGED_PARTS, type LoggedPart } from './logged-parts.js';

interface FoundTable {
  name: Table;
  /** The columns of its primary key. */
  key: string[];
  /** Whether its comment says that it has no lines (`unaudited`). */
  silent: boolean;
  /** Its columns, with their comments (`AUDIT`). */
  columns: { name: string; mark: string | null }[];
  /** The plan that its triggers have now. */
  plan: string | null;
}

/** Columns that say nothing in a line, in any table. */
const TECHNICAL = ['created_at', 'updated_at', 'version'];

const EVENTS = {
  insert: 'referencing new table as new_rows',
  update: 'referencing old table as old_rows new table as new_rows',
  delete: 'referencing old table as old_rows',
  truncate: '',
};

const TABLES = `select c.relname as name, coalesce(obj_description(c.oid, 'pg_class'), '') like 'audit: no%' as silent,
    array(select k.attname::text from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary order by k.attnum) as key,
    (select jsonb_agg(jsonb_build_object('name', a.attname, 'mark', col_description(c.oid, a.attnum)) order by a.attname)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select obj_description(t.oid, 'pg_trigger') from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'log_update') as plan
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
    and c.relname <> 'mikro_orm_migrations'
  order by c.relname`;

/**
 * Gives every table the triggers of the log and of the caches. Run it after migrations: it reads the comments of the
 * columns (`AUDIT`), and changes only triggers whose plan differs.
 */
export async function watchTables(em: EntityManager): Promise<void> {
  const tables = await query<FoundTable>(em, TABLES);
  for (const table of tables) {
    const plan = planOf(table, tables);
    const text = plan && JSON.stringify(plan);
    if (!text || text === table.plan) continue;
    for (const statement of triggersOf(table.name, text)) await query(em, statement);
  }
}

/** The argument of `log_change` (in the migrations) for a table. Undefined for a table that needs no triggers. */
function planOf(table: FoundTable, tables: readonly FoundTable[]): object | undefined {
  const chef = PUBLIC_TABLES[table.name];
  const seen = chef !== undefined && { public: true, ...(chef && { chef }) };
  if (table.silent) return seen || undefined;
  const part = LOGGED_PARTS[table.name];
  return { ...(part ? partPlan(part, tables) : recordPlan(table)), ...seen };
}

const marked = (columns: FoundTable['columns'], ...marks: string[]): string[] =>
  columns.filter(({ mark }) => marks.includes(mark ?? '')).map(({ name }) => name);

function recordPlan({ name, key, columns }: FoundTable): object {
  // The column that is the record's number.
  const [id] = key.length === 1 ? key : [];
  return {
    kind: name,
    id,
    key,
    name: marked(columns, 'audit: name')[0],
    hidden: marked(columns, 'audit: personal', 'audit: secret'),
    technical: [...TECHNICAL, ...(id ? [id] : []), ...marked(columns, 'audit: technical')],
  };
}

function partPlan({ of, owner, field, item, place }: LoggedPart, tables: readonly FoundTable[]): object {
  const [name] = marked(tables.find((table) => table.name === of)?.columns ?? [], 'audit: name');
  return { kind: of, owner, field, item, place, name, hidden: item ? [] : [field], technical: [] };
}

function triggersOf(table: Table, plan: string): string[] {
  const quoted = `'${plan.replaceAll("'", "''")}'`;
  const triggers = Object.entries(EVENTS)
    // A picture is seen only where a row refers to it, and that row has triggers of its own.
    .filter(([event]) => table !== 'image' || event === 'update' || event === 'truncate')
    .map(
      ([event, referencing]) => `create or replace trigger log_${event} after ${event} on "${table}" ${referencing}
        for each statement execute function log_change(${quoted})`,
    );
  return [...triggers, `comment on trigger log_update on "${table}" is ${quoted}`];
}

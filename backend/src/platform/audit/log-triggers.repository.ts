import type { EntityManager } from '@mikro-orm/postgresql';
import { PUBLIC_TABLES } from '../cache/public-tables.js';
import { query } from '../database/query.js';
import type { Table } from '../database/tables.js';
import { LOGGED_PARTS } from './logged-parts.js';

/** A table, as the database knows it. */
interface FoundTable {
  name: string;
  /** The columns of its primary key. */
  key: string[];
  /** Whether its comment says that it has no lines (`unaudited`). */
  silent: boolean;
  /** Its columns, with their comments (`AUDIT`). */
  columns: { name: string; mark: string | null }[];
  /** The plan that its triggers have now. */
  plan: string | null;
}

/** The argument of `log_change`, which is in the migrations. */
interface Plan {
  kind?: string;
  /** The column that is the record's number. */
  id?: string;
  /** The columns that identify rows. */
  key?: string[];
  /** The column of the record's name. */
  name?: string;
  owner?: string;
  field?: string;
  item?: string;
  place?: string;
  hidden?: string[];
  technical?: string[];
  public?: true;
  /** The column that leads to the chef whose answers depend on a row. */
  chef?: string;
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
 * Gives every table the triggers of the log and of the caches, those of new modules included. Run it after migrations: it
 * reads the comments of the columns (`AUDIT`), and changes only triggers whose plan is another one now.
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

/** What the triggers of a table do. Undefined for a table without notifications. */
function planOf(table: FoundTable, tables: readonly FoundTable[]): Plan | undefined {
  const name = table.name as Table;
  const chef = PUBLIC_TABLES[name];
  const seen: Plan = chef === undefined ? {} : { public: true, ...(chef ? { chef } : {}) };
  if (!table.silent) return { ...(LOGGED_PARTS[name] ? partPlan(name, tables) : recordPlan(table)), ...seen };
  return chef === undefined ? undefined : seen;
}

function recordPlan({ name, key, columns }: FoundTable): Plan {
  const [id] = key;
  const isNumbered = id !== undefined && key.length === 1;
  const marked = (...marks: string[]): string[] =>
    columns.filter(({ mark }) => marks.includes(mark ?? '')).map((column) => column.name);
  const [called] = marked('audit: name');
  return {
    kind: name,
    ...(isNumbered ? { id } : {}),
    key,
    ...(called ? { name: called } : {}),
    hidden: marked('audit: personal', 'audit: secret'),
    technical: [...TECHNICAL, ...(isNumbered ? [id] : []), ...marked('audit: technical')],
  };
}

function partPlan(table: Table, tables: readonly FoundTable[]): Plan {
  const { of, owner, field, item, place } = LOGGED_PARTS[table] ?? {};
  const called = tables.find(({ name }) => name === of)?.columns.find(({ mark }) => mark === 'audit: name');
  return {
    kind: of,
    owner,
    field,
    ...(item ? { item } : {}),
    ...(place ? { place } : {}),
    ...(called ? { name: called.name } : {}),
    hidden: item ? [] : [field ?? ''],
    technical: [],
  };
}

/** A picture is seen only where a row refers to it, and that row has triggers of its own. */
const eventsOf = (table: string): (keyof typeof EVENTS)[] =>
  table === 'image' ? ['update', 'truncate'] : ['insert', 'update', 'delete', 'truncate'];

function triggersOf(table: string, plan: string): string[] {
  const quoted = `'${plan.replaceAll("'", "''")}'`;
  const triggers = eventsOf(table).map(
    (event) => `create or replace trigger log_${event} after ${event} on "${table}" ${EVENTS[event]}
      for each statement execute function log_change(${quoted})`,
  );
  return [...triggers, `comment on trigger log_update on "${table}" is ${quoted}`];
}

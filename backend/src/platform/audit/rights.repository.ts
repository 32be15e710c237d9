import type { EntityManager } from '@mikro-orm/postgresql';
import { StartError } from '../start/start-error.js';
import { query } from '../database/query.js';
import { QUEUE_SCHEMA } from '../jobs/queue.js';

/** The role that the product serves with. */
export interface ServingRole {
  name: string;
  password: string;
}

/** PostgreSQL's code for what a role may not do. */
const NOT_ALLOWED = '42501';

const quoted = (text: string, sign: string): string => sign + text.replaceAll(sign, sign + sign) + sign;

/** The role of an address: postgres://… with a user. */
export function roleOf(databaseUrl: string): ServingRole {
  const { username, password } = new URL(databaseUrl);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}

/** Makes the role where it is missing. @throws StartError where the owner of the database may not make roles */
export async function makeRole(em: EntityManager, { name, password }: ServingRole): Promise<void> {
  const found = await query(em, 'select from pg_roles where rolname = $1', [name]);
  if (found.length > 0) return;
  const literal = `E${quoted(password.replaceAll('\\', '\\\\'), "'")}`;
  try {
    await query(em, `create role ${quoted(name, '"')} login password ${literal}`);
  } catch (cause) {
    if ((cause as { code?: string }).code !== NOT_ALLOWED) throw cause;
    throw new StartError(
      `El usuario de DATABASE_OWNER_URL no puede crear el usuario ${name} de DATABASE_URL: créalo tú (ver docs/operation/database.md).`,
      { cause },
    );
  }
}

/**
 * Lets the role read and write rows, and nothing else. It adds lines to the log and to the ledger of money, and changes
 * none. It owns only the tables of the queue.
 */
export async function giveRights(em: EntityManager, { name }: ServingRole): Promise<void> {
  const role = quoted(name, '"');
  for (const statement of [
    'revoke create on schema public from public',
    `grant usage on schema public to ${role}`,
    `grant select, insert, update, delete on all tables in schema public to ${role}`,
    `grant usage on all sequences in schema public to ${role}`,
    `revoke update, delete on audit_line, money_entry from ${role}`,
    `revoke insert, update, delete on mikro_orm_migrations from ${role}`,
    `grant execute on function forget_audit_lines(int) to ${role}`,
    `grant usage, create on schema ${QUEUE_SCHEMA} to ${role}`,
  ])
    await query(em, statement);
  for (const { statement } of await query<{ statement: string }>(em, QUEUE_OWNERS, [QUEUE_SCHEMA, name]))
    await query(em, statement);
}

/** Statements that give the queue's parts to the role. The owner made them where there was one role only. */
const QUEUE_OWNERS = `
  select format('alter %s %s owner to %I', kind, part, $2::text) as statement from (
    select 'table' as kind, c.oid::regclass::text as part, c.relowner as owner from pg_class c
      where c.relnamespace = to_regnamespace($1) and c.relkind in ('r', 'p')
    union all select 'routine', p.oid::regprocedure::text, p.proowner from pg_proc p where p.pronamespace = to_regnamespace($1)
    union all select 'type', t.oid::regtype::text, t.typowner from pg_type t
      where t.typnamespace = to_regnamespace($1) and t.typtype = 'e') as parts
  where owner <> (select oid from pg_roles where rolname = $2)`;

/**
 * Makes the function that deletes old lines of the log. It is the owner's, so that the role that calls it deletes no others.
 * @param months how long lines are kept (`AUDIT_RETENTION_MONTHS`)
 */
export async function makeForgetting(em: EntityManager, months: number): Promise<void> {
  await query(
    em,
    `create or replace function forget_audit_lines(most int) returns int language sql
       security definer set search_path = public, pg_temp as $$
       with gone as (
         delete from audit_line where id in (
           select id from audit_line where at < now() - make_interval(months => ${Math.max(6, Math.trunc(months))})
           order by at limit most)
         returning id)
       select count(*)::int from gone
     $$`,
  );
  await query(em, 'revoke execute on function forget_audit_lines(int) from public');
}

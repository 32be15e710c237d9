import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.js';
import { AUTHOR, authorSaid } from './author.js';
import type { AuditAction, AuditChanges } from './audit-values.js';

/** What was done, where no row changes. */
interface Noted {
  action: AuditAction;
  /** What it was done to: the name of a table, or 'session'. */
  kind: string;
  id?: number;
  name?: string;
  changes?: AuditChanges;
}

/**
 * Writes a line for what no change of a row shows: somebody signed in, or took a copy of personal data. In the transaction of
 * `em`, whose further lines name anyone who is known by now.
 */
export async function noteDone(em: EntityManager, { action, kind, id, name, changes = {} }: Noted): Promise<void> {
  await query(
    em,
    `with told as materialized (select set_config($1, $2, true), $2::jsonb as author)
     insert into audit_line (action, kind, record_id, record_name, actor, person_id, actor_name, request_id, changes)
     select $3, $4, $5::int, left($6, 200), author->>'actor', (author->>'id')::int, left(author->>'name', 200),
       left(author->>'request', 64), $7::jsonb from told`,
    [AUTHOR, authorSaid(), action, kind, id ?? null, name ?? null, JSON.stringify(changes)],
  );
}

/** Counts a sign-in that was refused, without saying whose: one line for each hour and reason. */
export async function countRefusedSignIn(em: EntityManager, reason: string): Promise<void> {
  await query(
    em.fork(),
    `insert into refused_sign_in as counted (reason) values ($1)
     on conflict (hour, reason) do update set count = counted.count + 1`,
    [reason],
  );
}

/**
 * Changes rows within a transaction without lines: only for what no line records anyway, such as search keys of thousands of
 * rows, which the log would have to compare to find that out.
 */
export async function quietly<Result>(em: EntityManager, work: () => Promise<Result>): Promise<Result> {
  await say(em, `|| '{"quiet": true}'`);
  const result = await work();
  await say(em, `- 'quiet'`);
  return result;
}

/** Until the end of the transaction. When it fails, the setting ends with it. */
const say = (em: EntityManager, how: string): Promise<unknown> =>
  query(
    em,
    `select set_config($1, (coalesce(nullif(current_setting($1, true), ''), '{}')::jsonb ${how})::text, true)`,
    [AUTHOR],
  );

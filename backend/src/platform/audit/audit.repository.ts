import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.js';
import { DomainError } from '../http/answer/domain-error.js';
import { AUTHOR, authorSaid } from './author.js';
import type { AuditAction, AuditChanges } from './audit-values.js';

/** What was done, where no row changes. */
interface Noted {
  action: AuditAction;
  /** The name of a table, or 'session'. */
  kind: string;
  id?: number;
  name?: string;
  changes?: AuditChanges;
}

/**
 * Writes a line for what no change of a row shows, such as a sign-in or an export. Further lines of this transaction name
 * the author who is known by now.
 */
export async function noteDone(em: EntityManager, { action, kind, id, name, changes = {} }: Noted): Promise<void> {
  await query(
    em,
    `with context as materialized (select set_config($1, $2, true), $2::jsonb as author)
     insert into audit_line (action, kind, record_id, record_name, actor, person_id, actor_name, request_id, changes)
     select $3, $4, $5::int, left($6, 200), author->>'actor', (author->>'id')::int, left(author->>'name', 200),
       left(author->>'request', 64), $7::jsonb from context`,
    [AUTHOR, authorSaid(), action, kind, id ?? null, name ?? null, JSON.stringify(changes)],
  );
}

/**
 * Runs a sign-in, and counts it where it is refused: one line for each hour and reason, which does not say whose it was.
 * If counting fails, the refusal is still answered.
 */
export async function countingRefusals<Result>(em: EntityManager, signIn: () => Promise<Result>): Promise<Result> {
  try {
    return await signIn();
  } catch (error) {
    if (error instanceof DomainError && error.status < 500)
      await query(
        em.fork(),
        `insert into refused_sign_in as counted (reason) values ($1)
         on conflict (hour, reason) do update set count = counted.count + 1`,
        [error.code],
      ).catch(() => undefined);
    throw error;
  }
}

/**
 * Changes rows of this transaction without lines. Only for columns that no line has, such as search keys: the log would
 * compare thousands of rows to find that out.
 */
export async function quietly<Result>(em: EntityManager, work: () => Promise<Result>): Promise<Result> {
  const change = (how: string): Promise<unknown> =>
    query(
      em,
      `select set_config($1, (coalesce(nullif(current_setting($1, true), ''), '{}')::jsonb ${how})::text, true)`,
      [AUTHOR],
    );
  await change(`|| '{"quiet": true}'`);
  const result = await work();
  await change(`- 'quiet'`);
  return result;
}

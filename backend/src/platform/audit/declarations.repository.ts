import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { PUBLIC_TABLES } from '../cache/public-tables.js';
import { query } from '../database/query.js';
import type { Asking } from '../database/table-rows.js';
import { QUEUE_SCHEMA } from '../jobs/queue.js';
import { watchTables } from './log-triggers.repository.js';
import { LOGGED_PARTS } from './logged-parts.js';
import { giveRights, makeForgetting, makeRole, type ServingRole } from './rights.repository.js';

/** What the database is given beside its tables, by declarations of the code and by settings. */
export interface Declared {
  /** How long lines of the log are kept (`AUDIT_RETENTION_MONTHS`). */
  keptMonths: number;
  /** The role that the product serves with, where it is not the owner. */
  role?: ServingRole | undefined;
}

/** For a database without settings yet, as after a restore: the next start applies them. */
export const UNTIL_START: Declared = { keptMonths: 24 };

/** A digest of the declarations, and the role. */
const printOf = ({ keptMonths, role }: Declared): string => {
  const declared = JSON.stringify([PUBLIC_TABLES, LOGGED_PARTS, keptMonths]);
  const print = createHash('sha256').update(declared).digest('hex').slice(0, 16);
  return role ? `${print} ${role.name}` : print;
};

/** Gives the database its triggers and rights, in the transaction of `em`, and notes which. */
export async function applyDeclarations(em: EntityManager, declared: Declared = UNTIL_START): Promise<void> {
  await watchTables(em);
  await query(em, `create schema if not exists ${QUEUE_SCHEMA}`);
  await makeForgetting(em, declared.keptMonths);
  if (declared.role) {
    await makeRole(em, declared.role);
    await giveRights(em, declared.role);
  }
  await query(em, `comment on function log_change() is '${printOf(declared).replaceAll("'", "''")}'`);
}

/** Whether the database has what these declarations give. */
export async function isApplied(client: Asking, declared: Declared): Promise<boolean> {
  const { rows } = await client.query<{ print: string | null }>(
    `select obj_description(to_regproc('log_change'), 'pg_proc') as print`,
  );
  const print = rows[0]?.print ?? '';
  // The owner needs no rights; those of another role do no harm.
  return (declared.role ? print : print.split(' ')[0]) === printOf(declared);
}

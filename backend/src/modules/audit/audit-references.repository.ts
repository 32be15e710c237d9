import { ReferenceKind } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { AuditChanges } from '../../platform/audit/audit-values.js';
import { AUDIT } from '../../platform/audit/marks.js';
import { database } from '../../platform/database/tables.js';

/** A table to which fields refer by number, and its column that is marked as the name. */
interface Named {
  table: string;
  name: string;
}

/**
 * The name of the row that a field's number refers to; the value itself if it is no reference, or the row is deleted.
 */
export type Naming = (kind: string, field: string, value: unknown) => unknown;

/**
 * Names for numbers in lines, by one statement: 'Paula Soto' for an `owner_id`. The references of the entities give the
 * table, and the log's marks its name column. So a new reference needs no code.
 */
export async function namesIn(
  em: EntityManager,
  lines: readonly { kind: string; changes: AuditChanges }[],
): Promise<Naming> {
  const references = referencesOf(em);
  const asked = new Map<string, { name: string; ids: number[] }>();
  for (const { kind, changes } of lines)
    for (const [field, change] of Object.entries(changes)) {
      const named = references.get(`${kind}.${field}`);
      if (!named || change === true) continue;
      const { name, ids } = asked.get(named.table) ?? { name: named.name, ids: [] };
      const numbers = change.filter((value) => typeof value === 'number');
      asked.set(named.table, { name, ids: [...ids, ...numbers] });
    }
  const names = await find(em, asked);
  return (kind, field, value) => {
    const named = references.get(`${kind}.${field}`);
    return (named && names.get(`${named.table} ${String(value)}`)) ?? value;
  };
}

async function find(
  em: EntityManager,
  asked: ReadonlyMap<string, { name: string; ids: number[] }>,
): Promise<Map<string, string>> {
  if (asked.size === 0) return new Map();
  const parts = [...asked].map(
    ([table, { name, ids }]) =>
      sql`select ${table}::text as "table", id, ${sql.ref(name)}::text as name from ${sql.table(table)}
        where id = any(${ids}::int[]) and ${sql.ref(name)} is not null`,
  );
  const all = sql<{ table: string; id: number; name: string }>`${sql.join(parts, sql` union all `)}`;
  const { rows } = await all.execute(database(em));
  return new Map(rows.map(({ table, id, name }) => [`${table} ${id}`, name]));
}

function referencesOf(em: EntityManager): Map<string, Named> {
  const references = new Map<string, Named>();
  for (const { tableName, relations } of em.getMetadata())
    for (const { kind, owner, fieldNames, targetMeta } of relations) {
      const isForeignKey = kind === ReferenceKind.MANY_TO_ONE || (kind === ReferenceKind.ONE_TO_ONE && owner);
      const name = targetMeta?.props.find(({ comment }) => comment === AUDIT.name)?.fieldNames[0];
      if (isForeignKey && targetMeta && name)
        references.set(`${tableName}.${fieldNames[0]}`, { table: targetMeta.tableName, name });
    }
  return references;
}

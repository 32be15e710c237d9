import type { EntityManager } from '@mikro-orm/postgresql';
import { freeSlug } from '../../platform/database/address.js';
import { slugKey } from '../../platform/database/name-key.js';
import type { KeptAddresses, ReturningRows } from './kept-kind.js';
import { creationKeys, hasKey, present, type Reference, type StoredRow } from './table-graph.repository.js';

/** What is said of choices that left their list. */
const GONE: Record<string, string> = {
  food_type: 'Un tipo de comida que ya no está en la lista quedó fuera.',
  city: 'Una comuna que ya no está en la lista quedó fuera.',
  modality: 'Un formato que ya no está en la lista quedó fuera.',
};

/**
 * Gives rows whose address belongs to another record by now a new one.
 * @returns what was changed
 */
export async function readdress(
  em: EntityManager,
  rows: ReturningRows,
  { table, name, slugs, owner, path }: KeptAddresses,
): Promise<string[]> {
  const notes: string[] = [];
  for (const row of rows.get(table) ?? []) {
    const former = String(row['slug']);
    const isTaken = (key: string): Promise<boolean> => hasKey(em, slugs, key);
    if (!(await isTaken(slugKey(former)))) continue;
    const { slug, key } = await freeSlug(String(row[name]), isTaken);
    row['slug'] = slug;
    rows.set(slugs, [...(rows.get(slugs) ?? []), { key, [owner]: row['id'] }]);
    notes.push(`La dirección ${path}${former} ya es de otro: ahora es ${path}${slug}.`);
  }
  return notes;
}

/**
 * Lets rows refer to what is there: to what a choice was merged into, and to nothing that is gone. A row that must refer to
 * something gone does not come back.
 * @returns what was changed
 */
export async function rejoin(
  em: EntityManager,
  rows: ReturningRows,
  table: string,
  references: readonly Reference[],
): Promise<string[]> {
  const notes: string[] = [];
  for (const { column, target, nullable } of references.filter((one) => one.table === table)) {
    const here = (rows.get(table) ?? []).filter((row) => typeof row[column] === 'number');
    if (here.length === 0) continue;
    const there = await present(em, target, [...new Set(here.map((row) => row[column] as number))]);
    const gone = here.filter((row) => !there.has(row[column] as number));
    if (gone.length > 0 && GONE[target]) notes.push(GONE[target]);
    if (!nullable) rows.set(table, rows.get(table)?.filter((row) => !gone.includes(row)) ?? []);
    for (const row of here) row[column] = there.get(row[column] as number) ?? null;
  }
  return notes;
}

/** The rows without creation keys that are taken: their form was sent once more, and made another record. */
export async function withFreeKeys(em: EntityManager, table: string, rows: StoredRow[]): Promise<StoredRow[]> {
  const keys = rows.flatMap((row) => (typeof row['creation_key'] === 'string' ? row['creation_key'] : []));
  if (keys.length === 0) return rows;
  const taken = await creationKeys(em, table, keys);
  return rows.map((row) => (taken.has(String(row['creation_key'])) ? { ...row, creation_key: null } : row));
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { freeSlug } from '../../platform/database/free-slug.js';
import { slugKey } from '../../platform/database/name-key.js';
import type { KeptAddresses, ReturningRows } from './kept-kind.js';
import type { Reference, StoredRow, TableGraph } from './table-graph.repository.js';

/** What is said of choices that left their list. */
const GONE: Record<string, string> = {
  food_type: 'Un tipo de comida que ya no está en la lista quedó fuera.',
  city: 'Una comuna que ya no está en la lista quedó fuera.',
  modality: 'Un formato que ya no está en la lista quedó fuera.',
};

const textOf = (row: StoredRow, column: string): string => String(row[column]);

/** The tables in an order in which each comes after those that its rows refer to. */
export function inOrder(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = [];
  const waits = (table: string): boolean =>
    references.some(
      (one) =>
        one.table === table && one.target !== table && tables.includes(one.target) && !ordered.includes(one.target),
    );
  while (ordered.length < tables.length) {
    const next = tables.filter((table) => !ordered.includes(table) && !waits(table));
    if (next.length === 0) throw new Error('Tables refer to each other in a circle.');
    ordered.push(...next);
  }
  return ordered;
}

/**
 * Gives rows whose address belongs to somebody else by now another one.
 * @returns what was changed
 */
export async function readdress(
  em: EntityManager,
  graph: TableGraph,
  rows: ReturningRows,
  { table, name, slugs, owner, path }: KeptAddresses,
): Promise<string[]> {
  const notes: string[] = [];
  for (const row of rows.get(table) ?? []) {
    const former = textOf(row, 'slug');
    const isTaken = (key: string): Promise<boolean> => graph.hasKey(em, slugs, key);
    if (!(await isTaken(slugKey(former)))) continue;
    const { slug, key } = await freeSlug(textOf(row, name), isTaken);
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
  graph: TableGraph,
  rows: ReturningRows,
  table: string,
  references: readonly Reference[],
): Promise<string[]> {
  const notes: string[] = [];
  for (const { column, target, nullable } of references.filter((one) => one.table === table)) {
    const here = rows.get(table) ?? [];
    const ids = [...new Set(here.flatMap((row) => (typeof row[column] === 'number' ? row[column] : [])))];
    if (ids.length === 0) continue;
    const present = await graph.present(em, target, ids);
    const isGone = (row: StoredRow): boolean => typeof row[column] === 'number' && !present.has(row[column]);
    if (here.some(isGone) && GONE[target]) notes.push(GONE[target]);
    if (!nullable)
      rows.set(
        table,
        here.filter((row) => !isGone(row)),
      );
    for (const row of here) if (typeof row[column] === 'number') row[column] = present.get(row[column]) ?? null;
  }
  return notes;
}

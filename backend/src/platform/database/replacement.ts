import { refuseOtherContent, type Creation } from './creation-key.js';

/** An item of a form that keeps a whole set of rows: it names a row by `id`, or is a new one, with its creation key. */
export interface SetItem {
  id?: number | null;
  creation?: Creation | null;
}

interface SetRow {
  id: number;
  creationKey: string | null;
  creationDigest: string | null;
}

/** A listed item, its row (none for a new item), and its place in the list. */
export interface Listed<Row, Item> {
  item: Item;
  row: Row | undefined;
  /** An earlier sending created the row. It stays as it is, because somebody may have changed it since. */
  again: boolean;
  index: number;
}

/**
 * Compares the rows of a set with a form's list of it. Rows that the list misses are removed. Items without an id are new,
 * unless an earlier sending of the same form created them.
 * @param known ids the form was opened with: rows added since are left alone. Without it every missing row is removed.
 * @param gone the refusal of an item whose row is not (or no longer) one of the set
 * @throws KeyReusedError
 */
export function replacementOf<Row extends SetRow, Item extends SetItem>(
  rows: readonly Row[],
  items: readonly Item[],
  known: readonly number[] | null | undefined,
  gone: (index: number) => Error,
): { removed: Row[]; listed: Listed<Row, Item>[] } {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byKey = new Map(rows.map((row) => [row.creationKey, row]));
  const listed = items.map((item, index): Listed<Row, Item> => {
    if (item.id === null || item.id === undefined) {
      const row = item.creation ? byKey.get(item.creation.key) : undefined;
      if (row) refuseOtherContent(item.creation ?? null, row.creationDigest);
      return { item, row, again: row !== undefined, index };
    }
    const row = byId.get(item.id);
    if (!row) throw gone(index);
    return { item, row, again: false, index };
  });
  const kept = new Set(listed.map(({ row }) => row));
  const removed = rows.filter((row) => !kept.has(row) && (known?.includes(row.id) ?? true));
  return { removed, listed };
}

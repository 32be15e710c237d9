import { refuseOtherContent, type Creation } from './creation-key.js';

/**
 * An item of a form that keeps a whole set of rows: it names a row by `id`, or is a new one. A new one may have a key
 * that its form made, so that it is recognised when the form is sent twice.
 */
export interface SetItem {
  id?: number | null;
  creation?: Creation | null;
}

/** A stored row of a set. */
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

/** What a form's list changes in a set of rows. */
interface Replacement<Row, Item> {
  removed: Row[];
  listed: Listed<Row, Item>[];
}

/**
 * Compares the rows of a set with a form's list of it. Rows that the list names are updated, and rows that it misses
 * are removed. Items without an id are new, unless an earlier sending of the same form created them.
 * @param known ids the form was opened with. Rows added since, which the form could not list, are then left alone, so
 * that nobody's new row is removed unseen; without it every missing row is removed.
 * @param gone the refusal of an item whose row is not (or no longer) one of the set
 * @throws KeyReusedError
 */
export function replacementOf<Row extends SetRow, Item extends SetItem>(
  rows: readonly Row[],
  items: readonly Item[],
  known: readonly number[] | null | undefined,
  gone: (index: number) => Error,
): Replacement<Row, Item> {
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

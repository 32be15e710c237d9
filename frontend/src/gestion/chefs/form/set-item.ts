import { sameValue } from '../../../ui/admin/form/conflict';

/** A row of a set that the chef form holds until it is saved: an experience or an opinion. */
export interface SetItem {
  /**
   * The item's permanent name. The form that creates the item makes it and sends it, so that the item is created only
   * once.
   */
  key: string;
  id?: number;
  /** The version of that row which the form holds. */
  version?: number;
}

/** The key of a stored row. A row that no form created has no key of its own, so it is made from the id. */
export const keyOfRow = (row: { id: number; creation_key: string | null }): string =>
  row.creation_key ?? `guardado-${row.id}`;

/** Fields that identify an item and its version, not what a person wrote. */
const BOOKKEEPING = ['key', 'id', 'version', 'slug'];

/** Whether two items have the same content, whatever identifies them. */
export function sameContent<Item extends SetItem>(left: Item, right: Item): boolean {
  const names = (Object.keys({ ...left, ...right }) as (keyof Item & string)[]).filter(
    (name) => !BOOKKEEPING.includes(name),
  );
  return names.every((name) => sameValue(left[name], right[name]));
}

export const itemOf = <Item extends SetItem>(items: readonly Item[], key: string): Item | undefined =>
  items.find((item) => item.key === key);

/** The part of a set that is not saved yet. */
interface SetChanges<Item> {
  sent: Item[];
  /**
   * The stored ones among them, and those that were removed. The server must change no others, because somebody else
   * may have added them.
   */
  known: number[];
}

/**
 * Compares the form's set with the stored one. Only changes are sent, so that an item that somebody else changes
 * meanwhile is not overwritten. Undefined when everything is saved.
 */
export function changesOf<Item extends SetItem>(
  saved: readonly Item[],
  mine: readonly Item[],
): SetChanges<Item> | null {
  const sent = mine.filter((item) => {
    const before = itemOf(saved, item.key);
    return !before || !sameContent(before, item);
  });
  const removed = saved.filter(({ key }) => !itemOf(mine, key));
  if (sent.length === 0 && removed.length === 0) return null;
  return { sent, known: [...sent, ...removed].flatMap(({ id }) => id ?? []) };
}

/** The set after a save: each item gets the row that the server answered, and what is written stays. */
export const afterSave = <Item extends SetItem>(mine: readonly Item[], answer: readonly Item[]): Item[] =>
  mine.map((item) => ({ ...item, ...marksOf(itemOf(answer, item.key)) }));

/** What the server answers about an item: its row, version and slug. */
function marksOf<Item extends SetItem>(row: Item | undefined): Partial<Item> {
  return Object.fromEntries(
    BOOKKEEPING.flatMap((name) => (row && name in row ? [[name, row[name as keyof Item]]] : [])),
  ) as Partial<Item>;
}

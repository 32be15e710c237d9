import { sameValue } from '../../../ui/admin/conflict';

/** A row of a set that the chef form holds until it is saved: an experience or an opinion. */
export interface SetItem {
  /** Names the item for good: made by the form that creates it, and sent, so that it is never created twice. */
  key: string;
  /** The stored row; none for a new one. */
  id?: number;
}

/** The key of a stored row; one that no form created has none of its own. */
export const keyOfRow = (row: { id: number; creation_key: string | null }): string =>
  row.creation_key ?? `guardado-${row.id}`;

/** What names an item and its version, not what a person wrote. */
const BOOKKEEPING = ['key', 'id', 'version', 'slug'];

/** Whether two items say the same, whatever names them. */
export function sameContent<Item extends SetItem>(left: Item, right: Item): boolean {
  const names = (Object.keys({ ...left, ...right }) as (keyof Item & string)[]).filter(
    (name) => !BOOKKEEPING.includes(name),
  );
  return names.every((name) => sameValue(left[name], right[name]));
}

export const itemOf = <Item extends SetItem>(items: readonly Item[], key: string): Item | undefined =>
  items.find((item) => item.key === key);

/** What of a set is still to be saved. */
export interface SetChanges<Item> {
  /** New or changed. */
  sent: Item[];
  /** Stored ones among them, and those taken out: the server is to touch no other, which somebody may have added. */
  known: number[];
}

/**
 * Compares the form's set with the stored one. Only changes are sent, so that an experience or opinion which somebody
 * else changes meanwhile is neither overwritten nor in the way. Nothing when all is saved.
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

/** The set after a save: each item gets the row that the server answered for it, what is written stays as it is. */
export const afterSave = <Item extends SetItem>(mine: readonly Item[], answer: readonly Item[]): Item[] =>
  mine.map((item) => ({ ...item, ...marksOf(itemOf(answer, item.key)) }));

/** What the server says of an item: its row, version and address. */
function marksOf<Item extends SetItem>(row: Item | undefined): Partial<Item> {
  return Object.fromEntries(
    BOOKKEEPING.flatMap((name) => (row && name in row ? [[name, row[name as keyof Item]]] : [])),
  ) as Partial<Item>;
}

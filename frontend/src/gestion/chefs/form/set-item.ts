import { nanoid } from '@reduxjs/toolkit';

import { sameValue } from '../../../ui/admin/conflict';

/** A row of a set that the chef form holds until it is saved: an experience or an opinion. */
export interface SetItem {
  /** Names the item within the form: generated for a new one, and never sent. */
  key: string;
  /** The stored row; none for a new one. */
  id?: number;
}

export const newKey = (): string => `nuevo-${nanoid()}`;
export const storedKey = (id: number): string => `guardado-${id}`;

/** What names an item and its version, not what a person wrote. */
const BOOKKEEPING = ['key', 'id', 'version', 'slug'];

/** Whether two items say the same, whatever names them. */
export function sameContent<Item extends SetItem>(left: Item, right: Item): boolean {
  const names = (Object.keys({ ...left, ...right }) as (keyof Item & string)[]).filter(
    (name) => !BOOKKEEPING.includes(name),
  );
  return names.every((name) => sameValue(left[name], right[name]));
}

/** What of a set is still to be saved. */
export interface SetChanges<Item> {
  /** New or changed. */
  sent: Item[];
  /** Stored ones among them, and those taken out: the server is to touch no other (`known`). */
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
  const stored = new Map(saved.map((item) => [item.id, item]));
  const sent = mine.filter((item) => {
    const before = item.id === undefined ? undefined : stored.get(item.id);
    return !before || !sameContent(before, item);
  });
  const kept = new Set(mine.map(({ id }) => id));
  const removed = saved.filter(({ id }) => !kept.has(id));
  if (sent.length === 0 && removed.length === 0) return null;
  return { sent, known: [...sent, ...removed].flatMap(({ id }) => id ?? []) };
}

/**
 * The set after a save: each item gets the row that the server answered for it, what is written stays as it is. A new
 * item is recognised by its content among the rows that were not there before.
 */
export function afterSave<Item extends SetItem>(saved: readonly Item[], mine: readonly Item[], answer: Item[]): Item[] {
  const before = new Set(saved.map(({ id }) => id));
  const fresh = answer.filter(({ id }) => !before.has(id));
  return mine.map((item) => {
    const row =
      item.id === undefined ? take(fresh, (one) => sameContent(one, item)) : answer.find(({ id }) => id === item.id);
    return row ? { ...row, ...writtenIn(item), key: item.key } : item;
  });
}

function writtenIn<Item extends SetItem>(item: Item): Partial<Item> {
  const written = { ...item };
  for (const name of BOOKKEEPING) delete written[name as keyof Item];
  return written;
}

function take<Item>(list: Item[], wanted: (item: Item) => boolean): Item | undefined {
  const index = list.findIndex(wanted);
  return index < 0 ? undefined : list.splice(index, 1)[0];
}

import { useState } from 'react';

import type { SetItem } from './set-item';

interface ItemSet<Item> {
  items: Item[];
  /** The item in the open dialog. */
  open: { mode: 'create' } | { mode: 'edit' | 'view'; item: Item } | undefined;
  /** The item whose deletion is being asked about. */
  doomed: Item | undefined;
  create: () => void;
  edit: (item: Item) => void;
  view: (item: Item) => void;
  /** The dialog is done: the item takes its place in the list, a new one at its end. */
  put: (item: Item) => void;
  /** The dialog is cancelled: the list is as it was before (product.md section 4, the backup). */
  close: () => void;
  askDelete: (item: Item) => void;
  cancelDelete: () => void;
  remove: () => void;
}

/** A set that is held here until the form is saved: what is added, changed and taken out changes the form's value only. */
export function useItemSet<Item extends SetItem>(
  items: Item[],
  onChange: ((items: Item[]) => void) | undefined,
): ItemSet<Item> {
  const [open, setOpen] = useState<ItemSet<Item>['open']>();
  const [doomed, setDoomed] = useState<Item>();
  return {
    items,
    open,
    doomed,
    create: () => setOpen({ mode: 'create' }),
    edit: (item) => setOpen({ mode: 'edit', item }),
    view: (item) => setOpen({ mode: 'view', item }),
    put: (item) => {
      const isNew = !items.some(({ key }) => key === item.key);
      onChange?.(isNew ? [...items, item] : items.map((one) => (one.key === item.key ? item : one)));
      setOpen(undefined);
    },
    close: () => setOpen(undefined),
    askDelete: setDoomed,
    cancelDelete: () => setDoomed(undefined),
    remove: () => {
      onChange?.(items.filter(({ key }) => key !== doomed?.key));
      setDoomed(undefined);
    },
  };
}

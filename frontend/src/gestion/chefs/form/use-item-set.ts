import { useEffect, useState } from 'react';

import type { Begun } from './begun-item';
import type { SetItem } from './set-item';

interface ItemSetOptions<Item, Details> {
  items: Item[];
  onChange: ((items: Item[]) => void) | undefined;
  /** An open dialog of a draft, to be opened again. */
  begun: Begun<Item, Details> | undefined;
  /** Called with what is written in the dialog. Undefined when it closes. */
  onBegun: (begun: Begun<Item, Details> | undefined) => void;
}

interface OpenItem<Item, Details> {
  mode: 'create' | 'edit' | 'view';
  item?: Item;
  /** What was written before, when the dialog is recovered. */
  begun?: Details;
}

export interface ItemSet<Item, Details> {
  items: Item[];
  open: OpenItem<Item, Details> | undefined;
  /** The item to delete, while the question is open. */
  doomed: Item | undefined;
  create: () => void;
  edit: (item: Item) => void;
  view: (item: Item) => void;
  write: (details: Details) => void;
  /** Closes the dialog and puts the item into the list: in its place, or a new one at the end. */
  put: (item: Item) => void;
  close: () => void;
  askDelete: (item: Item) => void;
  cancelDelete: () => void;
  remove: () => void;
}

/**
 * A set that stays in the form until it is saved: adding, changing and removing items changes only the form's value.
 */
export function useItemSet<Item extends SetItem, Details>({
  items,
  onChange,
  begun,
  onBegun,
}: ItemSetOptions<Item, Details>): ItemSet<Item, Details> {
  const [open, setOpen] = useState<OpenItem<Item, Details>>();
  const [doomed, setDoomed] = useState<Item>();
  useEffect(() => {
    if (begun) setOpen({ mode: begun.item ? 'edit' : 'create', item: begun.item, begun: begun.details });
  }, [begun]);

  const close = () => {
    setOpen(undefined);
    onBegun(undefined);
  };
  return {
    items,
    open,
    doomed,
    create: () => setOpen({ mode: 'create' }),
    edit: (item) => setOpen({ mode: 'edit', item }),
    view: (item) => setOpen({ mode: 'view', item }),
    write: (details) => onBegun({ item: open?.item, details }),
    put: (item) => {
      close();
      const isNew = !items.some(({ key }) => key === item.key);
      onChange?.(isNew ? [...items, item] : items.map((one) => (one.key === item.key ? item : one)));
    },
    close,
    askDelete: setDoomed,
    cancelDelete: () => setDoomed(undefined),
    remove: () => {
      onChange?.(items.filter(({ key }) => key !== doomed?.key));
      setDoomed(undefined);
    },
  };
}

import { useEffect, useState } from 'react';

import type { Begun } from './begun-item';
import type { SetItem } from './set-item';

interface ItemSetOptions<Item, Details> {
  items: Item[];
  onChange: ((items: Item[]) => void) | undefined;
  /** What a draft kept of an open dialog: it opens again. */
  begun: Begun<Item, Details> | undefined;
  /** Hears what is written in the dialog; nothing once it closes. */
  onBegun: (begun: Begun<Item, Details> | undefined) => void;
}

interface OpenItem<Item, Details> {
  mode: 'create' | 'edit' | 'view';
  /** The item in the dialog; none for a new one. */
  item?: Item;
  /** What was written before, where the dialog is recovered. */
  begun?: Details;
}

interface ItemSet<Item, Details> {
  items: Item[];
  open: OpenItem<Item, Details> | undefined;
  /** The item whose deletion is being asked about. */
  doomed: Item | undefined;
  create: () => void;
  edit: (item: Item) => void;
  view: (item: Item) => void;
  write: (details: Details) => void;
  /** The dialog is done: the item takes its place in the list, a new one at its end. */
  put: (item: Item) => void;
  /** The dialog is cancelled: the list is as it was before. */
  close: () => void;
  askDelete: (item: Item) => void;
  cancelDelete: () => void;
  remove: () => void;
}

/** A set that is held here until the form is saved: what is added, changed and taken out changes the form's value only. */
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

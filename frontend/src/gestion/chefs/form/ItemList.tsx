import { Button } from 'antd';
import type { ReactNode } from 'react';

import { ConfirmDialog } from '../../../ui/admin/dialog/ConfirmDialog';
import type { SetItem } from './set-item';
import type { ItemSet } from './use-item-set';

interface ItemListProps<Item extends SetItem, Details> {
  set: ItemSet<Item, Details>;
  /** Of the field, for its label and its messages. */
  id: string | undefined;
  /** Said while there is no item. */
  none: string;
  /** 'Agregar propuesta' */
  addLabel: string;
  most: number;
  /** 'la Propuesta': completes '¿Desea Eliminar la Propuesta?'. */
  what: string;
  /** What an item to delete is called, at the beginning of a sentence. */
  nameOf: (item: Item) => string;
  card: (item: Item) => ReactNode;
  /** The dialog for an item, while it is open. */
  dialog: ReactNode;
}

/** A set of the chef form as cards, with its dialog and the question before one is removed. */
export function ItemList<Item extends SetItem, Details>({
  set,
  id,
  none,
  addLabel,
  most,
  what,
  nameOf,
  card,
  dialog,
}: ItemListProps<Item, Details>) {
  return (
    <div className="items">
      {set.items.length === 0 && <p className="items-none">{none}</p>}
      <ul>{set.items.map(card)}</ul>
      <Button id={id} disabled={set.items.length >= most || undefined} onClick={set.create}>
        {addLabel}
      </Button>
      {dialog}
      <ConfirmDialog
        open={set.doomed !== undefined}
        title={`¿Desea Eliminar ${what}?`}
        stayLabel="Cancelar"
        goLabel="Si, Eliminar"
        danger
        onStay={set.cancelDelete}
        onGo={set.remove}
      >
        {set.doomed && `${nameOf(set.doomed)} se elimina al guardar el chef.`}
      </ConfirmDialog>
    </div>
  );
}

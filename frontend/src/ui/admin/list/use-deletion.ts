import { useState } from 'react';

interface DeletionOptions<Row> {
  /** Deletes the row. Returns whether the question can close. */
  remove: (row: Row) => Promise<boolean>;
  isBusy: (id: number) => boolean;
}

/** The state of a deletion with its question (`DeleteDialog`). */
export interface Deletion<Row> {
  /** The row to delete, while the question is open. */
  doomed: Row | null;
  busy: boolean;
  ask: (row: Row) => void;
  cancel: () => void;
  confirm: () => void;
}

/** Asks before a row is deleted. The question stays open when trying again makes sense. */
export function useDeletion<Row extends { id: number }>({ remove, isBusy }: DeletionOptions<Row>): Deletion<Row> {
  const [doomed, setDoomed] = useState<Row | null>(null);
  const confirm = async () => {
    if (doomed && (await remove(doomed))) setDoomed(null);
  };
  return {
    doomed,
    busy: doomed !== null && isBusy(doomed.id),
    ask: setDoomed,
    cancel: () => setDoomed(null),
    confirm: () => void confirm(),
  };
}

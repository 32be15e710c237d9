import { useState } from 'react';

interface DeletionOptions<Row> {
  /** Deletes; whether there is nothing more to ask. */
  remove: (row: Row) => Promise<boolean>;
  isBusy: (id: number) => boolean;
}

/** A deletion that is asked about first (`DeleteDialog`). */
export interface Deletion<Row> {
  /** What is to be deleted, if the person says so. */
  doomed: Row | null;
  busy: boolean;
  ask: (row: Row) => void;
  cancel: () => void;
  confirm: () => void;
}

/** Asks before a row is deleted; the question stays where trying again makes sense. */
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

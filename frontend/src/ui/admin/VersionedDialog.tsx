import { useMemo } from 'react';

import { fieldByField, type ComparedField } from './conflict';
import { ConflictDialog } from './ConflictDialog';
import { RecordDialog, type RecordDialogProps } from './RecordDialog';
import { useVersionedSave, type Versioned } from './use-versioned-save';

interface VersionedDialogProps<Row, Values extends object> extends Omit<
  RecordDialogProps<Row, Values>,
  'initial' | 'fields' | 'save'
> {
  /** The fields in the order of the form, with what the comparison of two versions needs. */
  fields: ComparedField<Values>[];
  /** The initial values of a new record. */
  empty: Partial<Values>;
  /** A record as form values, with its version. Must be the same function on every render. */
  versioned: (row: Row) => Versioned<Values>;
  /** Reads all records again. */
  reload: () => Promise<Row[]>;
  create: (values: Values) => Promise<{ msg: string }>;
  update: (id: number, values: Values, version: number) => Promise<{ msg: string }>;
}

/**
 * A dialog that creates and edits a record which several people edit. Another person's changes are shown and asked
 * about, not overwritten.
 */
export function VersionedDialog<Row extends { id: number }, Values extends object>({
  fields,
  empty,
  versioned,
  reload,
  create,
  update,
  ...dialog
}: VersionedDialogProps<Row, Values>) {
  const row = dialog.job === 'new' ? null : dialog.job;
  const opened = useMemo(() => row && versioned(row), [row, versioned]);
  const names = useMemo(() => fields.map(({ name }) => name), [fields]);

  const comparison = useMemo(() => fieldByField(fields), [fields]);

  const { save, differences, choose, back } = useVersionedSave({
    comparison,
    opened,
    read: async () => {
      const stored = (await reload()).find(({ id }) => id === row?.id);
      return stored ? versioned(stored) : null;
    },
    write: (values: Values, { version }) => update(row?.id ?? 0, values, version),
  });

  return (
    <>
      <RecordDialog<Row, Values>
        {...dialog}
        initial={opened?.values ?? empty}
        fields={names}
        save={row ? save : create}
      />
      <ConflictDialog differences={differences} onChoose={choose} onBack={back} />
    </>
  );
}

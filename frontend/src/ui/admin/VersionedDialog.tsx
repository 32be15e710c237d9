import { useMemo } from 'react';

import { fieldByField } from './conflict';
import { ConflictDialog } from './ConflictDialog';
import { comparedFields, sentOf, valuesOf, type RecordFields, type ValuesOf } from './record-fields';
import { RecordDialog, type RecordProps } from './RecordDialog';
import { useVersionedSave } from './use-versioned-save';

interface VersionedDialogProps<Row, Fields, Sent> extends RecordProps<Row, Fields> {
  /** Reads the record again, alone or with others. */
  reload: (id: number) => Promise<Row[]>;
  create: (sent: Sent) => Promise<{ msg: string }>;
  update: (id: number, sent: Sent & { version: number }) => Promise<{ msg: string }>;
}

/**
 * A dialog that creates and edits a record which several people edit. Another person's changes are shown and asked
 * about, not overwritten.
 */
export function VersionedDialog<
  Row extends { id: number; version: number },
  Fields extends RecordFields<Row>,
  Sent extends object,
>({ reload, create, update, ...dialog }: VersionedDialogProps<Row, Fields, Sent>) {
  const { job, fields } = dialog;
  const row = job === 'new' ? null : job;
  const opened = useMemo(() => row && versioned(fields, row), [fields, row]);
  const comparison = useMemo(() => fieldByField(comparedFields(fields)), [fields]);

  const { save, differences, choose, back } = useVersionedSave({
    comparison,
    opened,
    read: async () => {
      const stored = row && (await reload(row.id)).find(({ id }) => id === row.id);
      return stored ? versioned(fields, stored) : null;
    },
    write: (values: ValuesOf<Fields>, { version }) =>
      update(row?.id ?? 0, { ...sentOf<Sent>(fields, values), version }),
  });

  return (
    <>
      <RecordDialog<Row, Fields> {...dialog} save={row ? save : (values) => create(sentOf<Sent>(fields, values))} />
      <ConflictDialog differences={differences} onChoose={choose} onBack={back} />
    </>
  );
}

/** The form values of a stored record, with its version. */
function versioned<Row extends { version: number }, Fields extends RecordFields<Row>>(fields: Fields, row: Row) {
  return { values: valuesOf(fields, row), version: row.version };
}

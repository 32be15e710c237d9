import { lazy, Suspense, use, useState, type ReactNode } from 'react';

import type { RecordFields } from '../../ui/admin/record-fields';
import type { VersionedRecord, VersionsDialogProps } from './VersionsDialog';

const VersionsDialog = lazy(() => import('./VersionsDialog'));

/** The label of what opens the versions of a record. */
export const SEE_CHANGES = 'Ver cambios';

interface Looked {
  id: number;
  name: string;
}

interface ChangesOptions<Row> {
  kind: VersionedRecord['kind'];
  /** Loads the fields of the record's form: a list has no other use for them and what edits them. */
  fields: () => Promise<RecordFields<Row>>;
  onRestored?: (id: number) => void;
}

interface Changes {
  /** Opens the versions of a record. */
  see: (record: Looked) => void;
  /** The dialog, while it is open. */
  dialog: ReactNode;
}

/** 'Ver cambios' of the records of a screen. The dialog is loaded when somebody opens it. */
export function useChanges<Row>({ kind, fields, onRestored }: ChangesOptions<Row>): Changes {
  const [looked, setLooked] = useState<(Looked & { fields: Promise<RecordFields<Row>> }) | null>(null);
  const dialog = looked && (
    <Suspense>
      <LoadedDialog
        record={{ kind, id: looked.id }}
        name={looked.name}
        fields={looked.fields}
        onRestored={() => onRestored?.(looked.id)}
        onClose={() => setLooked(null)}
      />
    </Suspense>
  );
  return { see: ({ id, name }) => setLooked({ id, name, fields: fields() }), dialog };
}

interface LoadedDialogProps<Row> extends Omit<VersionsDialogProps<Row>, 'fields'> {
  fields: Promise<RecordFields<Row>>;
}

/** The dialog with the fields that arrive with it. */
function LoadedDialog<Row>({ fields, ...props }: LoadedDialogProps<Row>) {
  return <VersionsDialog fields={use(fields)} {...props} />;
}

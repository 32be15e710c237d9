import { lazy, Suspense, useState, type ReactNode } from 'react';

import type { RecordFields } from '../../ui/admin/record-fields';
import type { VersionedRecord } from './VersionsDialog';

const VersionsDialog = lazy(() => import('./VersionsDialog'));

/** The label of what opens the versions of a record. */
export const SEE_CHANGES = 'Ver cambios';

interface Looked {
  id: number;
  name: string;
}

interface ChangesOptions<Row> {
  kind: VersionedRecord['kind'];
  fields: RecordFields<Row>;
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
  const [looked, setLooked] = useState<Looked | null>(null);
  const dialog = looked && (
    <Suspense>
      <VersionsDialog
        record={{ kind, id: looked.id }}
        name={looked.name}
        fields={fields}
        onRestored={() => onRestored?.(looked.id)}
        onClose={() => setLooked(null)}
      />
    </Suspense>
  );
  return { see: ({ id, name }) => setLooked({ id, name }), dialog };
}

import { Suspense, useState, type ReactNode } from 'react';

import type { RecordFields } from '../../ui/admin/field/record-fields';
import { optionalDialog } from '../../ui/optional/optional-dialog';
import type { VersionedRecord, VersionsDialogProps } from './VersionsDialog';

/** The label of what opens the versions of a record. */
export const SEE_CHANGES = 'Ver cambios';

interface Looked {
  id: number;
  name: string;
}

interface ChangesOptions<Row> {
  kind: VersionedRecord['kind'];
  /** Imports the fields of the record's form: a list has no other use for them and what edits them. */
  fields: () => Promise<RecordFields<Row>>;
  onRestored?: (id: number) => void;
}

interface Changes {
  see: (record: Looked) => void;
  dialog: ReactNode;
}

/** 'Ver cambios' of the records of a screen. The dialog is loaded, with the fields, when somebody opens it. */
export function useChanges<Row>({ kind, fields, onRestored }: ChangesOptions<Row>): Changes {
  const [looked, setLooked] = useState<Looked | null>(null);
  const [Versions] = useState(() => versionsWith(fields));
  const dialog = looked && (
    <Suspense>
      <Versions
        record={{ kind, id: looked.id }}
        name={looked.name}
        onRestored={() => onRestored?.(looked.id)}
        onClose={() => setLooked(null)}
      />
    </Suspense>
  );
  return { see: ({ id, name }) => setLooked({ id, name }), dialog };
}

const versionsWith = <Row,>(fields: ChangesOptions<Row>['fields']) =>
  optionalDialog<Omit<VersionsDialogProps<Row>, 'fields'>>(async () => {
    const [{ default: VersionsDialog }, known] = await Promise.all([import('./VersionsDialog'), fields()]);
    return function Versions(props) {
      return <VersionsDialog fields={known} {...props} />;
    };
  });

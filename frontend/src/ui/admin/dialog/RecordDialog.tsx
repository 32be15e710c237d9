import { useMemo, type ReactNode, type RefObject } from 'react';

import type { Creation } from '../form/creation';
import { FormDialog } from './FormDialog';
import {
  emptyOf,
  FieldInputs,
  namesOfFields,
  valuesOf,
  type FieldRules,
  type RecordFields,
  type ValuesOf,
} from '../field/record-fields';
import type { JobDialogProps } from '../form/use-job';

/** What a dialog needs to know of its record besides how it is saved. */
export interface RecordProps<Row, Fields> extends JobDialogProps<Row> {
  /** 'Logo': used in 'Nuevo Logo', 'Editar Logo' and 'Crear Logo'. */
  noun: string;
  /** The title for a new record, when it is not 'Nuevo …'. */
  newTitle?: string;
  /** What the button says, when it is not 'Guardar Cambios' or 'Crear …'. */
  saveLabel?: string;
  /** The record's fields. Must be the same object on every render. */
  fields: Fields;
  /** Rules besides those of the contract, by field. */
  rules?: FieldRules;
  /** What stands below the fields. */
  below?: ReactNode;
  width?: number;
}

interface RecordDialogProps<Row, Fields> extends RecordProps<Row, Fields> {
  /** What it creates. */
  creationRef?: RefObject<Creation | undefined>;
  /** Saves. `show` puts other values into the form, such as the merged changes of two people. */
  save: (values: ValuesOf<Fields>, show: (values: ValuesOf<Fields>) => void) => Promise<{ msg: string }>;
}

/** A dialog that creates and edits a record: the fields of its table, with different texts. */
export function RecordDialog<Row extends { id: number }, Fields extends RecordFields<Row>>({
  job,
  noun,
  newTitle = `Nuevo ${noun}`,
  saveLabel,
  fields,
  rules,
  below,
  ...form
}: RecordDialogProps<Row, Fields>) {
  const row = job === 'new' ? null : job;
  const initial = useMemo(() => (row ? valuesOf(fields, row) : emptyOf(fields)), [fields, row]);
  const names = useMemo(() => namesOfFields(fields), [fields]);
  return (
    <FormDialog<ValuesOf<Fields>>
      {...form}
      draftName={`${noun}/${row ? row.id : 'nuevo'}`}
      open={job !== null}
      title={row ? `Editar ${noun}` : newTitle}
      saveLabel={saveLabel ?? (row ? 'Guardar Cambios' : `Crear ${noun}`)}
      leaveTitle={row ? 'Salir de la Edición' : 'Salir de la creación'}
      initial={initial}
      fields={names}
    >
      {(onBusy) => (
        <>
          <FieldInputs fields={fields} rules={rules} onBusy={onBusy} isNew={!row} />
          {below}
        </>
      )}
    </FormDialog>
  );
}

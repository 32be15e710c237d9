import { FormDialog, type FormDialogProps } from './FormDialog';
import type { JobDialogProps } from './use-job';

export interface RecordDialogProps<Row, Values extends object>
  extends JobDialogProps<Row>, Pick<FormDialogProps<Values>, 'initial' | 'fields' | 'save' | 'width' | 'children'> {
  /** 'Logo': used in 'Nuevo Logo', 'Editar Logo' and 'Crear Logo'. */
  noun: string;
  /** The title for a new record, when it is not 'Nuevo …'. */
  newTitle?: string;
}

/** A dialog that creates and edits a record: the same form with different texts. */
export function RecordDialog<Row extends { id: number }, Values extends object>({
  job,
  noun,
  newTitle = `Nuevo ${noun}`,
  ...form
}: RecordDialogProps<Row, Values>) {
  const editing = job !== null && job !== 'new';
  return (
    <FormDialog<Values>
      {...form}
      draftName={`${noun}/${editing ? job.id : 'nuevo'}`}
      open={job !== null}
      title={editing ? `Editar ${noun}` : newTitle}
      saveLabel={editing ? 'Guardar Cambios' : `Crear ${noun}`}
      leaveTitle={editing ? 'Salir de la Edición' : 'Salir de la creación'}
    />
  );
}

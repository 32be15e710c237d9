import { FormDialog, type FormDialogProps } from './FormDialog';
import type { JobDialogProps } from './use-job';

export interface RecordDialogProps<Row, Values extends object>
  extends JobDialogProps<Row>, Pick<FormDialogProps<Values>, 'initial' | 'fields' | 'save' | 'width' | 'children'> {
  /** 'Logo': completes 'Nuevo Logo', 'Editar Logo' and 'Crear Logo'. */
  noun: string;
  /** The title for a new one, where it is not 'Nuevo …'. */
  newTitle?: string;
}

/** Creating and editing a record: the same form under other words. */
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

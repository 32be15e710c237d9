import { ConfirmDialog } from '../dialog/ConfirmDialog';
import type { Deletion } from './use-deletion';

interface DeleteDialogProps<Row> {
  deletion: Deletion<Row>;
  /** 'el Chef': completes '¿Desea Eliminar el Chef?'. */
  what: string;
  /** What goes with it, as nothing brings it back. */
  children: (doomed: Row) => string;
}

/** The question before something is deleted; title and buttons literal. */
export function DeleteDialog<Row>({ deletion, what, children }: DeleteDialogProps<Row>) {
  const { doomed, busy, cancel, confirm } = deletion;
  return (
    <ConfirmDialog
      open={doomed !== null}
      title={`¿Desea Eliminar ${what}?`}
      stayLabel="Cancelar"
      goLabel="Si, Eliminar"
      danger
      busy={busy}
      onStay={cancel}
      onGo={confirm}
    >
      {doomed && children(doomed)}
    </ConfirmDialog>
  );
}

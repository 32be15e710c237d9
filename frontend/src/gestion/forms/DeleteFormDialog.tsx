import type { FormDto } from '../../api/generated';
import { ConfirmDialog } from '../../ui/admin/ConfirmDialog';

interface DeleteFormDialogProps {
  form: FormDto | null;
  busy: boolean;
  onCancel: () => void;
  onDelete: () => void;
}

/** The question before a form is deleted. */
export function DeleteFormDialog({ form, busy, onCancel, onDelete }: DeleteFormDialogProps) {
  return (
    <ConfirmDialog
      open={form !== null}
      title="¿Desea Eliminar el Formulario?"
      stayLabel="Cancelar"
      goLabel="Si, Eliminar"
      danger
      busy={busy}
      onStay={onCancel}
      onGo={onDelete}
    >
      La eliminación de {form?.title} no se puede revertir: deja de mostrarse en el sitio y su URL queda libre.
    </ConfirmDialog>
  );
}

import type { ChefRowDto } from '../../api/generated';
import { ConfirmDialog } from '../../ui/admin/ConfirmDialog';

interface DeleteChefDialogProps {
  chef: ChefRowDto | null;
  busy: boolean;
  onCancel: () => void;
  onDelete: () => void;
}

/** The question before a chef is deleted; title and buttons literal (product.md section 2). */
export function DeleteChefDialog({ chef, busy, onCancel, onDelete }: DeleteChefDialogProps) {
  return (
    <ConfirmDialog
      open={chef !== null}
      title="¿Desea Eliminar el Chef?"
      stayLabel="Cancelar"
      goLabel="Si, Eliminar"
      danger
      busy={busy}
      onStay={onCancel}
      onGo={onDelete}
    >
      La eliminación de {chef?.chef_name} no se puede revertir: también se elimina todo lo asociado, como sus
      propuestas, comentarios e imágenes.
    </ConfirmDialog>
  );
}

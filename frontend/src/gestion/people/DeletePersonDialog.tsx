import type { PersonDto } from '../../api/generated';
import { ConfirmDialog } from '../../ui/admin/ConfirmDialog';

interface DeletePersonDialogProps {
  person: PersonDto | null;
  busy: boolean;
  onCancel: () => void;
  onDelete: () => void;
}

/** The question before a person is deleted. */
export function DeletePersonDialog({ person, busy, onCancel, onDelete }: DeletePersonDialogProps) {
  return (
    <ConfirmDialog
      open={person !== null}
      title="¿Desea Eliminar la Persona?"
      stayLabel="Cancelar"
      goLabel="Si, Eliminar"
      danger
      busy={busy}
      onStay={onCancel}
      onGo={onDelete}
    >
      La eliminación de {person?.name} no se puede revertir: pierde su acceso de inmediato.
    </ConfirmDialog>
  );
}

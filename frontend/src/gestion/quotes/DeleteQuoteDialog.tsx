import type { QuoteRequestDto } from '../../api/generated';
import { ConfirmDialog } from '../../ui/admin/ConfirmDialog';

interface DeleteQuoteDialogProps {
  request: QuoteRequestDto | null;
  busy: boolean;
  onCancel: () => void;
  onDelete: () => void;
}

/** The question before a request is deleted. */
export function DeleteQuoteDialog({ request, busy, onCancel, onDelete }: DeleteQuoteDialogProps) {
  return (
    <ConfirmDialog
      open={request !== null}
      title="¿Desea Eliminar la Solicitud?"
      stayLabel="Cancelar"
      goLabel="Si, Eliminar"
      danger
      busy={busy}
      onStay={onCancel}
      onGo={onDelete}
    >
      La eliminación de la solicitud de {request?.name} no se puede revertir: también se eliminan sus datos de contacto
      y su mensaje.
    </ConfirmDialog>
  );
}

import { ConfirmDialog } from '../../ui/admin/dialog/ConfirmDialog';

interface EraseQuestionProps {
  open: boolean;
  busy: boolean;
  /** Whether a client's data in several requests are erased. */
  several?: boolean;
  onStay: () => void;
  onGo: () => void;
}

/** Asks before a client's data are erased. */
export function EraseQuestion({ several = false, ...question }: EraseQuestionProps) {
  return (
    <ConfirmDialog {...question} title="¿Borrar los datos?" stayLabel="Cancelar" goLabel="Sí, borrar" danger>
      Nombre, correo, teléfono, mensajes y notas se borran en todas partes y no se pueden recuperar. Queda{' '}
      {several ? 'cada solicitud como cifra anónima' : 'la solicitud como cifra anónima'}. Con una velada por delante no
      se borra nada: cancélala primero, o espera a que termine.
    </ConfirmDialog>
  );
}

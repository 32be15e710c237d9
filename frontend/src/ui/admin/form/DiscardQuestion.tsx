import { ConfirmDialog } from '../dialog/ConfirmDialog';

interface DiscardQuestionProps {
  open: boolean;
  onStay: () => void;
  onGo: () => void;
}

/** Asks before what was written is thrown away where it stands, without leaving the page. */
export function DiscardQuestion({ open, onStay, onGo }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      title="¿Descartar lo que escribiste?"
      stayLabel="No, seguir editando"
      goLabel="Sí, descartar"
      onStay={onStay}
      onGo={onGo}
    >
      Lo que no se ha guardado se pierde.
    </ConfirmDialog>
  );
}

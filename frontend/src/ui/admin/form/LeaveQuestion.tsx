import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { useLeaveGuard } from '../../use-leave-guard';
import { leaves } from './record-address';

/** The dialog's title: 'Salir de la creación' or 'Salir de la Edición'. */
export type LeaveTitle = 'Salir de la creación' | 'Salir de la Edición';

interface LeaveDialogProps {
  open: boolean;
  title: LeaveTitle;
  onStay: () => void;
  onGo: () => void;
}

export function LeaveDialog({ open, title, onStay, onGo }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={title}
      stayLabel="No, Quiero Quedarme"
      goLabel="Si, Salir"
      onStay={onStay}
      onGo={onGo}
    >
      Tienes cambios sin guardar. ¿Estás seguro de que quieres salir?
    </ConfirmDialog>
  );
}

/** Asks before a page with unsaved work is left. Use it once per page. */
export function LeaveQuestion({ dirty, title = 'Salir de la Edición' }: { dirty: boolean; title?: LeaveTitle }) {
  const guard = useLeaveGuard(dirty, leaves);
  return <LeaveDialog open={guard.asking} title={title} onStay={guard.stay} onGo={guard.go} />;
}

import type { StoredDraft } from '../../drafts';
import { inChile } from '../../chile-time';
import { timeOf } from '../moments';
import { ConfirmDialog } from '../dialog/ConfirmDialog';

const longDay = inChile({ day: 'numeric', month: 'long' });
const when = (at: number) => `el ${longDay(at)} a las ${timeOf(at)}`;

interface DraftDialogProps {
  draft: StoredDraft<unknown> | undefined;
  note?: string;
  onRecover: () => void;
  onDiscard: () => void;
}

/** Offers the unsaved work of an earlier tab. Escape and Enter keep it. */
export function DraftDialog({ draft, note, onRecover, onDiscard }: DraftDialogProps) {
  return (
    <ConfirmDialog
      open={draft !== undefined}
      title="Tienes un borrador sin guardar"
      stayLabel="Recuperar"
      goLabel="Descartar"
      onStay={onRecover}
      onGo={onDiscard}
    >
      {draft && `Este formulario quedó a medias ${when(draft.at)}. ¿Quieres continuar donde quedaste?`}
      {note && ` ${note}`}
    </ConfirmDialog>
  );
}

import { ConfirmDialog } from '../../../ui/admin/ConfirmDialog';
import type { StoredDraft } from '../../../ui/drafts';
import type { ChefDraft } from './chef-draft';

const DAY = new Intl.DateTimeFormat('es-CL', { day: 'numeric', month: 'long' });
const TIME = new Intl.DateTimeFormat('es-CL', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const when = (at: number) => `el ${DAY.format(at)} a las ${TIME.format(at)}`;

interface DraftDialogProps {
  draft: StoredDraft<ChefDraft> | undefined;
  /** The version stored now; a draft of an older one is compared on saving. */
  version: number | undefined;
  onRecover: () => void;
  onDiscard: () => void;
}

/** Offers what an earlier tab left unsaved; Escape and Enter keep it. */
export function DraftDialog({ draft, version, onRecover, onDiscard }: DraftDialogProps) {
  const isOlder = draft && draft.content.saved.version !== version;
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
      {isOlder && ' Después alguien guardó cambios en este chef: al guardar podrás compararlos con los tuyos.'}
    </ConfirmDialog>
  );
}

import { useMoveQuoteRequestMutation } from '../../api/generated';
import { FormDialog } from '../../ui/admin/FormDialog';
import { ReasonFields, WordsField, type Reason } from './ReasonFields';
import type { MoveDialogState } from './use-move-dialog';

const ACCEPTED = 'Cuenta en una nota cómo aceptó el cliente.';

/** Asks why a request is lost, or how its client accepted, before it is moved. */
export function MoveDialog({ asked, onClose, onDirty }: MoveDialogState) {
  const [moveRequest] = useMoveQuoteRequestMutation();
  if (!asked) return null;
  const { request, move } = asked;
  return (
    <FormDialog<Reason>
      open
      title={`${move.label}: ${request.name}`}
      saveLabel={move.label}
      leaveTitle="Salir de la Edición"
      draftName={`Solicitud/${request.id}/${move.to}`}
      initial={{ text: '' }}
      fields={['reason', 'text']}
      save={({ reason, text }) => {
        const moveQuoteRequestDto = { state: move.to, version: request.version, reason, text };
        return moveRequest({ id: request.id, moveQuoteRequestDto }).unwrap();
      }}
      onClose={onClose}
      onDirty={onDirty}
    >
      {() => (move.needs === 'reason' ? <ReasonFields /> : <WordsField label="Nota" needed message={ACCEPTED} />)}
    </FormDialog>
  );
}

import { Form } from 'antd';

import { ConfirmDialog } from '../../ui/admin/dialog/ConfirmDialog';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { Unsaveable } from '../../ui/admin/form/Unsaveable';
import { AcceptedDialog } from '../evening/AcceptedDialog';
import { REASON_LABELS } from './quote-labels';
import { ReasonFields, WordsField, type Reason } from './ReasonFields';
import { useAskedMove } from './use-asked-move';
import type { AskedMove, MoveDialogState } from './use-move-dialog';

const REOPENED = 'Cuenta en una nota por qué se reabre.';

/** Asks what a move needs before it is made: a confirmation, the offer that was accepted, or words. */
export function MoveDialog({ asked, onConfirm, ...reports }: MoveDialogState) {
  if (!asked) return null;
  const { request, move } = asked;
  if (move.needs === 'offer') return <AcceptedDialog {...reports} request={request} />;
  if (move.needs === 'confirmation')
    return (
      <ConfirmDialog
        open
        title="¿La velada se realizó?"
        stayLabel="Volver"
        goLabel={move.label}
        onStay={reports.onClose}
        onGo={onConfirm}
      >
        {`La solicitud de ${request.name} queda realizada: su velada ya no se mueve ni se cancela.`}
      </ConfirmDialog>
    );
  return <AskedMoveDialog {...reports} asked={asked} />;
}

function AskedMoveDialog({
  asked,
  onClose,
  onDirty,
}: Pick<MoveDialogState, 'onClose' | 'onDirty'> & { asked: AskedMove }) {
  const { request, move } = asked;
  const { save, over } = useAskedMove(asked);
  return (
    <ActionDialog<Reason>
      title={`${move.label}: ${request.name}`}
      saveLabel={move.label}
      draftName={`Solicitud/${request.id}/${move.to}`}
      initial={{ text: '' }}
      fields={['reason', 'text']}
      save={save}
      instead={over && <WordsToCopy why={over} />}
      onClose={onClose}
      onDirty={onDirty}
    >
      {move.needs === 'reason' ? <ReasonFields /> : <WordsField label="Nota" needed message={REOPENED} />}
    </ActionDialog>
  );
}

/** The words of a move that is not possible any more. */
function WordsToCopy({ why }: { why: string }) {
  const form = Form.useFormInstance<Reason>();
  const written = () => {
    const { reason, text } = form.getFieldsValue();
    return [reason && REASON_LABELS[reason], text].filter(Boolean).join(': ');
  };
  return <Unsaveable why={why} text={written} />;
}

import { Form } from 'antd';

import { FormDialog } from '../../ui/admin/dialog/FormDialog';
import { Unsaveable } from '../../ui/admin/form/Unsaveable';
import { REASON_LABELS } from './quote-labels';
import { ReasonFields, WordsField, type Reason } from './ReasonFields';
import { useAskedMove } from './use-asked-move';
import type { AskedMove, MoveDialogState } from './use-move-dialog';

const ACCEPTED = 'Cuenta en una nota cómo aceptó el cliente.';

/** Asks why a request is lost, or how its client accepted, before it is moved. */
export function MoveDialog({ asked, ...reports }: MoveDialogState) {
  return asked && <AskedMoveDialog {...reports} asked={asked} />;
}

function AskedMoveDialog({
  asked,
  onClose,
  onDirty,
}: Pick<MoveDialogState, 'onClose' | 'onDirty'> & { asked: AskedMove }) {
  const { request, move } = asked;
  const { save, over } = useAskedMove(asked);
  return (
    <FormDialog<Reason>
      open
      title={`${move.label}: ${request.name}`}
      saveLabel={move.label}
      leaveTitle="Salir de la Edición"
      draftName={`Solicitud/${request.id}/${move.to}`}
      initial={{ text: '' }}
      fields={['reason', 'text']}
      save={save}
      instead={over && <WordsToCopy why={over} />}
      onClose={onClose}
      onDirty={onDirty}
    >
      {() => (move.needs === 'reason' ? <ReasonFields /> : <WordsField label="Nota" needed message={ACCEPTED} />)}
    </FormDialog>
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

import { useUndoPayoutMutation, type PayoutRowDto, type UndoPayoutDto } from '../../api/api';
import { dayText } from '../../ui/days';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { clp } from '../../ui/format';

const { TextField } = fieldsOf('UndoPayoutDto');

interface UndoPayoutDialogProps extends DialogReports {
  row: PayoutRowDto;
  /** The row as it is now. */
  onDone: (row: PayoutRowDto) => void;
}

/** Takes a payout back: the ledger keeps both lines, and it is due again. */
export function UndoPayoutDialog({ row, onDone, ...reports }: UndoPayoutDialogProps) {
  const { payout, chef_name: name } = row;
  const [undo] = useUndoPayoutMutation();
  if (!payout) return null;
  const { id, amount, day } = payout;
  return (
    <ActionDialog<UndoPayoutDto>
      {...reports}
      title={`Deshacer el pago a ${name}`}
      saveLabel="Deshacer el pago"
      draftName={`PagosAChefs/deshacer-${id}`}
      initial={{ note: '' }}
      fields={['note']}
      save={async (undoPayoutDto) => {
        const answer = await undo({ id, undoPayoutDto }).unwrap();
        onDone(answer.data);
        return answer;
      }}
      width={480}
    >
      <p className="payout-sum">
        <b>{clp(amount)}</b> del {dayText(day)}. Queda por pagar otra vez, y el libro guarda los dos movimientos.
      </p>
      <TextField name="note" label="Por qué" rows={2} />
    </ActionDialog>
  );
}

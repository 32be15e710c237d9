import { useConfirmTransferMutation, type ConfirmTransferDto, type TransferDto } from '../../api/api';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { PriceField } from '../../ui/admin/field/PriceField';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { clp } from '../../ui/format';
import { useAmountQuestion } from './use-amount-question';

const { Field, DayField } = fieldsOf('ConfirmTransferDto');

type Values = Pick<ConfirmTransferDto, 'amount' | 'day'>;

/** A transfer was found in the account: with what came and when, which may differ from what the client said. */
export function ConfirmTransferDialog({ transfer, ...reports }: DialogReports & { transfer: TransferDto }) {
  const [confirm] = useConfirmTransferMutation();
  const question = useAmountQuestion('Confirmar');
  const { id, version, amount, day, number } = transfer;
  return (
    <ActionDialog<Values>
      {...reports}
      title="Confirmar una transferencia"
      saveLabel="Confirmar"
      draftName={`Transferencia/${id}`}
      initial={{ amount, day }}
      fields={['amount', 'day']}
      save={async (values) => {
        const why = values.amount === amount ? undefined : `El cliente avisó ${clp(amount)}.`;
        await question.agree(values.amount, why);
        return confirm({ id, confirmTransferDto: { ...values, version } }).unwrap();
      }}
    >
      <Field
        name="amount"
        label="Lo que llegó a la cuenta"
        extra={`El cliente avisó ${clp(amount)}${number ? `, con el mensaje ${number}` : ''}. Se le envía el comprobante.`}
      >
        <PriceField />
      </Field>
      <DayField
        name="day"
        label="Día en que llegó"
        extra="Según la cuenta, no según el cliente: si se cancela, de ese día depende cuánto se devuelve."
      />
      {question.dialog}
    </ActionDialog>
  );
}

import { Select } from 'antd';

import { useTakePaymentMutation, type EveningMoneyDto, type TakePaymentDto } from '../../api/api';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { PriceField } from '../../ui/admin/field/PriceField';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { todayInChile } from '../../ui/today';
import { clp } from '../../ui/format';
import { useAmountQuestion } from './use-amount-question';

const { Field, TextField, DayField } = fieldsOf('TakePaymentDto');

type Values = Omit<TakePaymentDto, 'entry_key'>;

const WAYS = [
  { value: 'transfer', label: 'Transferencia' },
  { value: 'other', label: 'Otro: efectivo, cheque…' },
];

interface TakePaymentProps extends DialogReports {
  eveningId: number;
  money: EveningMoneyDto;
}

/** What is unexpected about an amount; nothing where it is at most what is left to pay. */
function unexpected(amount: number, { cancelled, left }: EveningMoneyDto): string | undefined {
  if (cancelled) return 'La velada fue cancelada: queda por devolver.';
  if (left === 0) return 'No falta nada por pagar: queda por devolver.';
  return amount > left ? `Llegó más de lo que falta (${clp(left)}).` : undefined;
}

/** Money that came by transfer or in another way: what came, which may be more or less than what was due. */
export function TakePaymentDialog({ eveningId, money, ...reports }: TakePaymentProps) {
  const [take] = useTakePaymentMutation();
  const question = useAmountQuestion('Anotar');
  const next = money.plan.find(({ left }) => left > 0)?.left ?? money.left;
  return (
    <ActionDialog<Values>
      {...reports}
      title="Anotar un pago"
      saveLabel="Anotar pago"
      leaveTitle="Salir de la creación"
      draftName={`Velada/${eveningId}/pago`}
      initial={{ way: 'transfer', day: todayInChile(), ...(next > 0 && { amount: next }) }}
      fields={['way', 'amount', 'day', 'reference', 'note']}
      save={async ({ reference, note, ...values }, _show, keyOf) => {
        await question.agree(values.amount, unexpected(values.amount, money));
        const taken = { ...values, reference: reference || null, note: note || null };
        return take({ id: eveningId, takePaymentDto: { ...taken, entry_key: keyOf(taken) } }).unwrap();
      }}
    >
      <Field name="way" label="Cómo llegó">
        <Select options={WAYS} />
      </Field>
      <div className="cols">
        <Field name="amount" label="Monto" extra={money.left > 0 ? `Faltan ${clp(money.left)} en total.` : undefined}>
          <PriceField />
        </Field>
        <DayField name="day" label="Día" />
      </div>
      <TextField
        name="reference"
        label="Número de la operación"
        placeholder="000123456"
        normalize={(typed: string) => typed.replace(/\s/g, '')}
      />
      <TextField name="note" label="Nota para el equipo" rows={2} />
      {question.dialog}
    </ActionDialog>
  );
}

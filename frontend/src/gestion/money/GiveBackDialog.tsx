import { Form, Select } from 'antd';
import { useEffect } from 'react';

import { useGiveBackMutation, type GiveBackDto, type RefundDueDto } from '../../api/api';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { PriceField } from '../../ui/admin/field/PriceField';
import type { DialogReports } from '../../ui/admin/form/use-job';
import { clp } from '../../ui/format';

const { Field, TextField } = fieldsOf('GiveBackDto');

type Values = Omit<GiveBackDto, 'seen'>;

const CARD = { value: 'card', label: 'A la tarjeta, por Transbank' };
const BY_HAND = [
  { value: 'transfer', label: 'Transferencia ya hecha' },
  { value: 'other', label: 'Otro: efectivo, cheque…' },
];

interface GiveBackProps extends DialogReports {
  due: RefundDueDto;
}

/** Gives back for an evening: by card through Transbank, or as it was made by hand. */
export function GiveBackDialog({ due, ...reports }: GiveBackProps) {
  const [giveBack] = useGiveBackMutation();
  const { evening_id: id, to_give_back: owed, by_card: byCard, client } = due;
  return (
    <ActionDialog<Values>
      {...reports}
      title="Devolver dinero"
      saveLabel="Devolver"
      leaveTitle="Salir de la creación"
      draftName={`Velada/${id}/devolución`}
      initial={{ way: byCard > 0 ? 'card' : 'transfer', amount: byCard > 0 ? Math.min(owed, byCard) : owed }}
      fields={['way', 'amount', 'reference']}
      save={async ({ reference, ...values }) => {
        const given = { ...values, reference: values.way === 'card' ? null : reference || null, seen: owed };
        const answer = await giveBack({ id, giveBackDto: given }).unwrap();
        return answer.data.state === 'hecha' ? { msg: `Quedó devuelto a ${client}.` } : { msg: NO_ANSWER_YET };
      }}
    >
      <Fields due={due} />
    </ActionDialog>
  );
}

const NO_ANSWER_YET = 'Transbank todavía no responde. Se le sigue preguntando: aquí se ve qué pasó.';

function Fields({ due: { to_give_back: owed, by_card: byCard } }: Pick<GiveBackProps, 'due'>) {
  const form = Form.useFormInstance<Values>();
  const way = Form.useWatch('way', form) as Values['way'] | undefined;
  const isCard = way === 'card';
  // A transfer has a reference, and the card none.
  useEffect(() => {
    if (isCard) form.setFieldsValue({ reference: '' });
  }, [form, isCard]);
  return (
    <>
      <p className="g-evening-note">
        Quedan {clp(owed)} por devolver.
        {byCard > 0 && byCard < owed && ` Con tarjeta se devuelve pago por pago: ahora, hasta ${clp(byCard)}.`}
      </p>
      <Field name="way" label="Cómo">
        <Select options={byCard > 0 ? [CARD, ...BY_HAND] : BY_HAND} />
      </Field>
      <Field name="amount" label="Monto">
        <PriceField />
      </Field>
      {isCard ? (
        <p className="g-evening-note">
          El dinero sale al confirmar y no se puede deshacer. Un pago en cuotas se devuelve solo entero.
        </p>
      ) : (
        <>
          <TextField
            name="reference"
            label="Número de la operación"
            placeholder="000123456"
            normalize={(typed: string) => typed.replace(/\s/g, '')}
          />
          <p className="g-evening-note">Primero haz la transferencia y después anótala: aquí no se mueve dinero.</p>
        </>
      )}
    </>
  );
}

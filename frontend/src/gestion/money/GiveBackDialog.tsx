import { Form, Select } from 'antd';
import { useEffect } from 'react';

import { useGiveBackMutation, type GiveBackDto, type RefundDueDto } from '../../api/api';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { PriceField } from '../../ui/admin/field/PriceField';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { clp } from '../../ui/format';

const { Field, TextField } = fieldsOf('GiveBackDto');

type Values = Omit<GiveBackDto, 'seen'>;
type Way = Values['way'];

/** The ways, in the order in which they are offered: what a gift card paid goes back to it first. */
const WAYS: { value: Way; label: string }[] = [
  { value: 'gift_card', label: 'A la gift card' },
  { value: 'card', label: 'A la tarjeta, por Transbank' },
  { value: 'transfer', label: 'Transferencia ya hecha' },
  { value: 'other', label: 'Otro: efectivo, cheque…' },
];

/** The most that is given back in a way: to gift cards what they paid, and at most the rest in the others. */
function mostOf(way: Way, { to_give_back: owed, to_gift_cards: toCards, by_card: byCard }: RefundDueDto): number {
  if (way === 'gift_card') return toCards;
  return way === 'card' ? Math.min(owed - toCards, byCard) : owed - toCards;
}

const waysFor = (due: RefundDueDto) => WAYS.filter(({ value }) => mostOf(value, due) > 0);

interface GiveBackProps extends DialogReports {
  due: RefundDueDto;
}

/** Gives back for an evening: to the gift cards that paid, by card through Transbank, or as it was made by hand. */
export function GiveBackDialog({ due, ...reports }: GiveBackProps) {
  const [giveBack] = useGiveBackMutation();
  const { evening_id: id, to_give_back: owed, client } = due;
  const first = waysFor(due)[0]?.value ?? 'transfer';
  return (
    <ActionDialog<Values>
      {...reports}
      title="Devolver dinero"
      saveLabel="Devolver"
      leaveTitle="Salir de la creación"
      draftName={`Velada/${id}/devolución`}
      initial={{ way: first, amount: mostOf(first, due) }}
      fields={['way', 'amount', 'reference']}
      save={async ({ reference, ...values }) => {
        const given = { ...values, reference: isByHand(values.way) ? reference || null : null, seen: owed };
        const answer = await giveBack({ id, giveBackDto: given }).unwrap();
        return answer.data.state === 'hecha' ? { msg: `Quedó devuelto a ${client}.` } : { msg: NO_ANSWER_YET };
      }}
    >
      <Fields due={due} />
    </ActionDialog>
  );
}

const NO_ANSWER_YET = 'Transbank todavía no responde. Se le sigue preguntando: aquí se ve qué pasó.';

const isByHand = (way: Way | undefined): boolean => way === 'transfer' || way === 'other';

function Fields({ due }: Pick<GiveBackProps, 'due'>) {
  const { to_give_back: owed, to_gift_cards: toCards } = due;
  const form = Form.useFormInstance<Values>();
  const way = Form.useWatch('way', form) as Way | undefined;
  const byHand = isByHand(way);
  // What is made by hand has a reference, and the others none.
  useEffect(() => {
    if (way !== undefined && !byHand) form.setFieldsValue({ reference: '' });
  }, [form, way, byHand]);
  // What goes back to a gift card is other money than the rest, and no way gives back more than it can.
  const propose = (chosen: Way) => {
    const most = mostOf(chosen, due);
    if ([way, chosen].includes('gift_card') || form.getFieldValue('amount') > most)
      form.setFieldsValue({ amount: most });
  };
  const most = way && mostOf(way, due);
  const byCard = mostOf('card', due);
  return (
    <>
      <p className="g-evening-note">
        Quedan {clp(owed)} por devolver.
        {toCards > 0 && ` Primero vuelven ${clp(toCards)} a la gift card con que se pagó.`}
        {toCards > 0 && toCards < owed && ` De otra forma, hasta ${clp(owed - toCards)}.`}
        {byCard > 0 &&
          byCard < owed - toCards &&
          ` Con tarjeta se devuelve pago por pago: ahora, hasta ${clp(byCard)}.`}
      </p>
      <Field name="way" label="Cómo">
        <Select options={waysFor(due)} onSelect={propose} />
      </Field>
      <Field
        name="amount"
        label="Monto"
        rules={[
          {
            validator: (_, amount: unknown) =>
              most !== undefined && typeof amount === 'number' && amount > most
                ? Promise.reject(new Error(`De esta forma se devuelven hasta ${clp(most)}.`))
                : Promise.resolve(),
          },
        ]}
      >
        <PriceField />
      </Field>
      {way === 'card' && (
        <p className="g-evening-note">
          El dinero sale al confirmar y no se puede deshacer. Un pago en cuotas se devuelve solo entero.
        </p>
      )}
      {way === 'gift_card' && (
        <p className="g-evening-note">
          Vuelve a ser saldo de la gift card al confirmar, y el cliente recibe un correo.
        </p>
      )}
      {byHand && (
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

import { Form, Select } from 'antd';

import { useSellGiftCardMutation, type SellGiftCardDto } from '../../api/generated';
import { useGetGiftCardOfferQuery } from '../../api/link.generated';
import { OUTSIDE_WAY_NAMES } from '../../api/staff-names.generated';
import { CLEARABLE } from '../../ui/admin/field/clearable';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { NumberField } from '../../ui/admin/field/NumberField';
import { PriceField } from '../../ui/admin/field/PriceField';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { todayInChile } from '../../ui/today';
import { clp } from '../../ui/format';
import { optionsOf } from '../../ui/admin/field/options-of';

const { Field, TextField, DayField } = fieldsOf('SellGiftCardDto');

type Values = Omit<SellGiftCardDto, 'creation_key'>;

const FIELDS = [
  'proposal_id',
  'amount',
  'guests',
  'buyer_name',
  'buyer_email',
  'receiver_name',
  'receiver_email',
  'message',
  'arrives_on',
  'way',
  'paid_on',
  'reference',
] as const satisfies (keyof Values)[];

interface SellDialogProps extends DialogReports {
  /** The card is sold; the form still counts as unsaved until it is closed. */
  onSold: (id: number) => void;
}

/** 'Vender gift card': what somebody buys on the telephone and has already paid. */
export function SellDialog({ onSold, onClose, onDirty }: SellDialogProps) {
  const [sell] = useSellGiftCardMutation();
  const today = todayInChile();
  return (
    <ActionDialog<Values>
      title="Vender gift card"
      saveLabel="Vender"
      leaveTitle="Salir de la creación"
      draftName="GiftCard/nueva"
      initial={{ way: 'transfer', paid_on: today, arrives_on: today }}
      fields={FIELDS}
      save={async ({ proposal_id: proposal, amount, guests, ...rest }, _show, keyOf) => {
        const worth = proposal ? { proposal_id: proposal, guests } : { amount };
        const form = { ...rest, ...worth };
        const sold = await sell({ sellGiftCardDto: { ...form, creation_key: keyOf(form) } }).unwrap();
        onSold(sold.data.id);
        return sold;
      }}
      onClose={onClose}
      onDirty={onDirty}
      width={640}
    >
      <Worth />
      <div className="cols">
        <TextField name="buyer_name" label="De" placeholder="Quien la regala" />
        <TextField name="buyer_email" label="Su email" keyboard="email" />
      </div>
      <div className="cols">
        <TextField name="receiver_name" label="Para" placeholder="Quien la recibe" />
        <TextField
          name="receiver_email"
          label="Su email"
          keyboard="email"
          extra="Sin email, le llega a quien la compra."
        />
      </div>
      <TextField name="message" label="Mensaje" rows={2} />
      <DayField name="arrives_on" label="Llega el" extra="A más tardar un mes antes de que venza." />
      <div className="cols">
        <Field name="way" label="Cómo se pagó">
          <Select options={optionsOf(OUTSIDE_WAY_NAMES)} />
        </Field>
        <DayField name="paid_on" label="Día del pago" />
      </div>
      <TextField name="reference" label="Referencia del banco" extra="Solo letras, números y guiones." />
    </ActionDialog>
  );
}

/** An amount, or an experience for so many people. */
function Worth() {
  const { currentData } = useGetGiftCardOfferQuery();
  const chosen: unknown = Form.useWatch('proposal_id');
  const experiences = currentData?.data.experiences ?? [];
  const options = experiences.map(({ id, name, chef_name: chef, price_per_person: price }) => ({
    value: id,
    label: `${name}, de ${chef} (${clp(price)} por persona)`,
  }));
  return (
    <>
      {experiences.length > 0 && (
        <Field name="proposal_id" label="Experiencia" extra="Vale su precio de hoy.">
          <Select
            allowClear={CLEARABLE}
            showSearch
            optionFilterProp="label"
            options={options}
            placeholder="Ninguna: es un monto"
          />
        </Field>
      )}
      {chosen ? (
        <Field name="guests" label="Para cuántas personas" required>
          <NumberField />
        </Field>
      ) : (
        <Field name="amount" label="Monto" required extra="Desde $20.000, de mil en mil.">
          <PriceField />
        </Field>
      )}
    </>
  );
}

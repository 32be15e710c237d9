import { Checkbox, Select, type FormRule } from 'antd';
import type { AriaAttributes } from 'react';

import type { MoneySettingsDto } from '../../api/generated';
import { limitsOf } from '../../api/rules';
import { WHOLE } from '../../ui/admin/field/number-kinds';
import { fieldKinds, type RecordField } from '../../ui/admin/field/record-fields';
import { rutOf, shownRut } from '../../ui/rut';

/** The settings as a record: there is one, with id 1. */
export type MoneySettings = MoneySettingsDto & { id: 1 };

const { text, email, own } = fieldKinds('MoneySettingsFieldsDto');

/** How banks of Chile call their accounts. */
const KINDS = ['Cuenta corriente', 'Cuenta vista', 'CuentaRUT', 'Cuenta de ahorro', 'Chequera electrónica'];

/** The check digit, which the contract's rules do not know. */
const RUT: FormRule = {
  validator: (_, typed: unknown) =>
    typeof typed !== 'string' || typed.trim() === '' || rutOf(typed)
      ? Promise.resolve()
      : Promise.reject(new Error(limitsOf('MoneySettingsFieldsDto', 'account_rut')['x-msg'])),
};

interface Given<Value> extends AriaAttributes {
  id?: string;
  value?: Value;
  onChange?: (value: Value) => void;
}

function ConfirmsDate({ value, onChange, ...given }: Given<boolean>) {
  return (
    <Checkbox {...given} checked={value} onChange={({ target }) => onChange?.(target.checked)}>
      La fecha se confirma con la reserva
    </Checkbox>
  );
}

/** Nothing instead of an empty text. */
const orNone = <Row,>(field: RecordField<string, Row>): RecordField<string, Row> => ({
  ...field,
  send: (typed) => typed.trim() || null,
});

const rut = text<MoneySettings>('RUT del titular');

/** When which part is due. */
const TERM_FIELDS = {
  reserva_percent: own('Reserva (%)', WHOLE),
  reserva_hours: own('Horas para pagar la reserva', WHOLE),
  saldo_days: own('Días hábiles antes, para el saldo', WHOLE),
  confirms_date: own<boolean, MoneySettings>('Confirmar la fecha', {
    empty: false,
    input: <ConfirmsDate />,
    show: (confirms) => (confirms ? 'Con la reserva' : 'Con el sí del cliente'),
    // A box that is not checked is an answer too.
    required: true,
    extra: 'Hasta que se pague, la velada queda «por confirmar» en la agenda. Nada se cancela solo.',
  }),
};

/** The account to which clients transfer. */
export const ACCOUNT_FIELDS = {
  bank: orNone(text<MoneySettings>('Banco')),
  account_kind: {
    ...own<string | null, MoneySettings>('Tipo de cuenta', {
      empty: null,
      input: <Select allowClear placeholder="Elige" options={KINDS.map((value) => ({ value, label: value }))} />,
    }),
    send: (kind: string | null | undefined) => kind ?? null,
  },
  account_number: orNone(text<MoneySettings>('Número de cuenta')),
  account_holder: orNone(text<MoneySettings>('Titular')),
  account_rut: {
    ...rut,
    show: (typed: string) => shownRut(rutOf(typed) ?? typed),
    send: (typed: string) => rutOf(typed) ?? (typed.trim() || null),
    edit: (name: string) => rut.edit(name, { isNew: false, onBusy: () => undefined, rules: { [name]: [RUT] } }),
  },
  account_email: orNone(email<MoneySettings>('Correo para el aviso del banco')),
};

/** How the company takes money. */
export const MONEY_FIELDS = { ...TERM_FIELDS, ...ACCOUNT_FIELDS };

import type { FormRule } from 'antd';
import type { ReactNode } from 'react';

import type { CompanyDto } from '../../api/public.generated';
import { limitsOf, type SentField } from '../../api/rules';
import { fieldsOf, typedWith, type Keyboard } from '../../ui/admin/field/contract-fields';
import { EditInPlace, type InPlaceProps } from '../../ui/admin/field/EditInPlace';
import { PhoneField } from '../../ui/admin/field/PhoneField';
import type { RecordField } from '../../ui/admin/field/record-fields';
import { rutRule } from '../../ui/admin/field/rut-rule';
import { TextInput } from '../../ui/admin/field/TextInput';
import { phone } from '../../ui/format';
import { rutOf, shownRut } from '../../ui/rut';

const { Field } = fieldsOf('UpdateCompanyDto');

type Name = SentField<'UpdateCompanyDto'>;

interface InPlaceOptions {
  keyboard?: Keyboard;
  input?: (field: InPlaceProps) => ReactNode;
  show?: (value: string) => string;
  send?: (value: string) => unknown;
  help?: string;
  rules?: FormRule[];
}

/** A text that is edited where it stands. */
function inPlace(
  label: string,
  { keyboard, input, show, send, help, rules }: InPlaceOptions = {},
): RecordField<string, CompanyDto> {
  const edit = (name: string) => (
    // The table names its fields by their keys.
    <Field name={name as Name} label={label} rules={rules} extra={help}>
      <EditInPlace label={label} show={show}>
        {input ??
          ((field) => (
            <TextInput {...field} {...typedWith(keyboard)} max={limitsOf('UpdateCompanyDto', name as Name).maxLength} />
          ))}
      </EditInPlace>
    </Field>
  );
  return { label, empty: '', show, send, edit };
}

/** An empty link is removed. */
const link = (label: string) => inPlace(label, { keyboard: 'url', send: (text) => text.trim() || null });

/** An empty text is removed. */
const optional = (label: string, help?: string) => inPlace(label, { help, send: (text) => text.trim() || null });

/** The company's data: texts, empty when nothing is registered. */
export const COMPANY_FIELDS = {
  city: inPlace('Ciudad'),
  address: inPlace('Dirección'),
  email: inPlace('Correo', { keyboard: 'email' }),
  phone_number: inPlace('Teléfono', { input: (field) => <PhoneField {...field} />, show: phone }),
  instagram: link('Instagram'),
  facebook: link('Facebook'),
  linkedin: link('LinkedIn'),
  legal_name: optional('Razón social'),
  rut: inPlace('RUT', {
    show: (typed) => shownRut(rutOf(typed) ?? typed),
    send: (text) => rutOf(text) ?? (text.trim() || null),
    rules: [rutRule('UpdateCompanyDto', 'rut')],
  }),
  reply_promise: optional('Promesa de respuesta', 'Una frase con su plazo: «Respondemos en menos de 4 horas hábiles».'),
  working_hours: optional('Horario de atención', 'Con los días: «Lunes a sábado, de 9 a 19 h».'),
};

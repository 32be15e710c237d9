import { Select } from 'antd';
import type { FormDto } from '../../api/generated';
import { fieldKinds } from '../../ui/admin/field/record-fields';
import { AddressField } from './AddressField';
import { AddressHelp } from './AddressHelp';

export type FormType = FormDto['type'];

/** The providers by type. */
export const TYPE_LABELS: Record<FormType, string> = { 1: 'Pipedrive', 2: 'JotForm', 3: 'GoogleForm' };
const FORM_TYPES: FormType[] = [1, 2, 3];

const { text, own } = fieldKinds('CreateFormDto');

const typeSelect = (
  <Select placeholder="Elige un tipo" options={FORM_TYPES.map((type) => ({ value: type, label: TYPE_LABELS[type] }))} />
);

/** The fields of a reference form. */
export const FORM_FIELDS = {
  title: text('Título'),
  type: own<FormType | undefined, FormDto>('Tipo', {
    empty: undefined,
    input: typeSelect,
    show: (type) => type && TYPE_LABELS[type],
  }),
  url: own<string, FormDto>('URL de navegación', {
    empty: '',
    input: <AddressField maxLength={200} />,
    extra: <AddressHelp />,
  }),
  script: text('Link o script', {
    rows: 4,
    placeholder: 'El enlace del formulario, o el código para insertar que entrega el proveedor.',
  }),
};

import { Select } from 'antd';

import { FORM_TYPE_NAMES } from '../../api/form-types.generated';
import type { FormDto } from '../../api/generated';
import { fieldKinds } from '../../ui/admin/field/record-fields';
import { useSettings } from '../../ui/settings';
import { AddressField } from './AddressField';

/** Where the address of a form stands in its link. */
function AddressHelp() {
  const { publicUrl } = useSettings();
  return <>Lo que sigue a {publicUrl}/ en la dirección del formulario.</>;
}

export type FormType = FormDto['type'];

const { text, own } = fieldKinds('CreateFormDto');

const typeSelect = (
  <Select
    placeholder="Elige un tipo"
    options={Object.entries(FORM_TYPE_NAMES).map(([type, label]) => ({ value: Number(type), label }))}
  />
);

/** The fields of a reference form. */
export const FORM_FIELDS = {
  title: text('Título'),
  type: own<FormType | undefined, FormDto>('Tipo', {
    empty: undefined,
    input: typeSelect,
    show: (type) => type && FORM_TYPE_NAMES[type],
  }),
  url: own<string, FormDto>('URL de navegación', {
    empty: '',
    input: <AddressField />,
    extra: <AddressHelp />,
  }),
  script: text('Link o script', {
    rows: 4,
    placeholder: 'El enlace del formulario, o el código para insertar que entrega el proveedor.',
  }),
};

import { Checkbox } from 'antd';

import type { LookupUsageDto } from '../../api/generated';
import { fieldKinds } from '../../ui/admin/field/record-fields';

const { text, own } = fieldKinds('CreateLookupDto');

interface ServiceFieldProps {
  id?: string;
  value?: boolean;
  onChange?: (service: boolean) => void;
}

function ServiceField({ id, value, onChange }: ServiceFieldProps) {
  return (
    <Checkbox id={id} checked={value} onChange={({ target }) => onChange?.(target.checked)}>
      Ofrecerla siempre en el formulario de cotización
    </Checkbox>
  );
}

/** The fields of a choice. */
export const LOOKUP_FIELDS = { name: text<LookupUsageDto>('Nombre') };

/** The fields of a commune. Only communes are offered by the quote form. */
export const COMMUNE_FIELDS = {
  ...LOOKUP_FIELDS,
  service: own<boolean, LookupUsageDto>('Al cotizar', {
    empty: false,
    input: <ServiceField />,
    show: (service) => (service ? 'Se ofrece siempre' : 'Si un chef la tiene'),
    // A box that is not checked is an answer too.
    required: true,
    extra: 'Las demás comunas se ofrecen mientras un chef activo, o una experiencia suya, las tenga.',
  }),
};

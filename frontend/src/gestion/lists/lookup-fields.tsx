import type { LookupUsageDto } from '../../api/generated';
import { TickBox } from '../../ui/admin/field/TickBox';
import { fieldKinds } from '../../ui/admin/field/record-fields';

const { text, own } = fieldKinds('CreateLookupDto');

/** The fields of a choice. */
export const LOOKUP_FIELDS = { name: text<LookupUsageDto>('Nombre') };

/** The fields of a commune. Only communes are offered by the quote form. */
export const COMMUNE_FIELDS = {
  ...LOOKUP_FIELDS,
  service: own<boolean, LookupUsageDto>('Al cotizar', {
    empty: false,
    input: <TickBox>Ofrecerla siempre en el formulario de cotización</TickBox>,
    show: (service) => (service ? 'Se ofrece siempre' : 'Si un chef la tiene'),
    // A box that is not checked is an answer too.
    required: true,
    extra: 'Las demás comunas se ofrecen mientras un chef activo, o una experiencia suya, las tenga.',
  }),
};

import type { AdminProposalDto } from '../../../api/generated';
import { CITIES, DIETS, FOOD_TYPES, MODALITIES } from '../../../ui/admin/field/choice-kinds';
import { DURATION, WHOLE } from '../../../ui/admin/field/number-kinds';
import { pictureKinds } from '../../../ui/admin/picture/picture-kinds';
import { fieldKinds, valuesOf, type ValuesOf } from '../../../ui/admin/field/record-fields';
import { keyOfRow, type SetItem } from './set-item';

const { text, own } = fieldKinds('ChefProposalFormDto');
const { picture } = pictureKinds('ChefProposalFormDto');

/** The fields of an experience. */
export const PROPOSAL_FIELDS = {
  dish_name: text('Nombre del plato'),
  profile_image: picture('Imagen de la propuesta', { kind: 'proposal' }),
  description: text('Descripción', { rows: 6, extra: 'Se muestran 100 caracteres en la tarjeta.' }),
  starter: text('Parte 1', { rows: 2 }),
  main_course: text('Parte 2', { rows: 2 }),
  dessert: text('Parte 3', { rows: 2 }),
  modalities: own('Formatos', MODALITIES),
  food_types: own('Tipos de comida', {
    ...FOOD_TYPES,
    read: (row: AdminProposalDto) => row.proposal_food_types.map(({ food_type: type }) => type.name),
  }),
  cities: own('Ciudades', {
    ...CITIES,
    read: (row: AdminProposalDto) => row.proposal_cities.map(({ city }) => city.name),
  }),
  guests_min: own('Mínimo de personas', WHOLE),
  guests_max: own('Máximo de personas', WHOLE),
  duration_minutes: own('Duración', DURATION),
  diets: own('Dietas que atiende', DIETS),
};

export type ProposalDetails = ValuesOf<typeof PROPOSAL_FIELDS>;

/** An experience in the chef form. */
export interface ProposalItem extends ProposalDetails, SetItem {
  /** Its slug on the site. */
  slug?: string;
}

/** A stored experience, as the form holds it. */
export function proposalOf(row: AdminProposalDto): ProposalItem {
  const { id, version, slug } = row;
  return { key: keyOfRow(row), id, version, slug, ...valuesOf(PROPOSAL_FIELDS, row) };
}

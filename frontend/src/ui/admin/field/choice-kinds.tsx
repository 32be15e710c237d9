import type { LookupDto } from '../../../api/generated';
import { NONE } from '../../format';
import {
  CitiesSelect,
  DietNames,
  DietsSelect,
  FoodTypesSelect,
  ModalitiesSelect,
  ModalityNames,
} from './LookupSelects';
import type { OwnOptions } from './record-fields';

/* Options of `own` (`record-fields`) for choices from the lists of formats, food types, communes and diets. */

const idsOf = (choices: LookupDto[]) => choices.map(({ id }) => id);

/** Formats by their ids. */
export const MODALITIES: OwnOptions<number[], { modalities: LookupDto[] }> = {
  empty: [],
  input: <ModalitiesSelect />,
  read: ({ modalities }) => idsOf(modalities),
  show: (ids) => <ModalityNames ids={ids} />,
  newNeedsOne: true,
};

export const FOOD_TYPES: OwnOptions<string[]> = { empty: [], input: <FoodTypesSelect /> };

export const CITIES: OwnOptions<string[]> = { empty: [], input: <CitiesSelect /> };

/** Diets by their ids. */
export const DIETS: OwnOptions<number[], { diets: LookupDto[] }> = {
  empty: [],
  input: <DietsSelect />,
  read: ({ diets }) => idsOf(diets),
  show: (ids) => (ids.length > 0 ? <DietNames ids={ids} /> : NONE),
};

import { useListCitiesQuery, useListModalitiesQuery, type LookupDto } from '../../../api/generated';
import { useListDietsQuery, useListFoodTypesQuery } from '../../../api/public.generated';
import { limitsOf } from '../../../api/rules';
import { CreatableSelect } from './CreatableSelect';
import type { FormControl } from './form-control';
import { MultiSelect } from './MultiSelect';
import { readChoices, type ChoicesQuery } from './read-choices';

/** All choices. Staff also keep those that the site does not show. */
const FOR_STAFF = { scope: 'staff' } as const;

/** Longest name of a food type or city. */
const { maxLength: LOOKUP_NAME_LENGTH } = limitsOf('CreateLookupDto', 'name');

/** Formats, of those there are. */
export function ModalitiesSelect(given: FormControl<number[]>) {
  const formats = useListModalitiesQuery(FOR_STAFF);
  const options = formats.data?.data ?? [];
  return <MultiSelect {...given} {...readChoices(formats, options)} options={options} placeholder="Elige uno o más" />;
}

/** Diets, of those there are. */
export function DietsSelect(given: FormControl<number[]>) {
  const diets = useListDietsQuery(FOR_STAFF);
  const options = diets.data?.data ?? [];
  return (
    <MultiSelect {...given} {...readChoices(diets, options)} options={options} placeholder="Elige las que atiende" />
  );
}

interface NamesSelectProps extends FormControl<string[]> {
  list: ChoicesQuery & { data?: { data: LookupDto[] } };
  placeholder: string;
}

/** Names of a list; new ones may be written. */
function NamesSelect({ list, ...given }: NamesSelectProps) {
  const known = (list.data?.data ?? []).map(({ name }) => name);
  return <CreatableSelect {...given} {...readChoices(list, known)} known={known} maxLength={LOOKUP_NAME_LENGTH} />;
}

export const FoodTypesSelect = (given: FormControl<string[]>) => (
  <NamesSelect {...given} list={useListFoodTypesQuery(FOR_STAFF)} placeholder="Elige o escribe uno nuevo" />
);

export const CitiesSelect = (given: FormControl<string[]>) => (
  <NamesSelect {...given} list={useListCitiesQuery(FOR_STAFF)} placeholder="Elige o escribe una nueva" />
);

const namesById = (ids: number[], lookups: LookupDto[] = []): string =>
  ids.map((one) => lookups.find(({ id }) => id === one)?.name ?? one).join(', ');

/** Formats that a form holds by id, by their names. */
export function ModalityNames({ ids }: { ids: number[] }) {
  const { data } = useListModalitiesQuery(FOR_STAFF);
  return <>{namesById(ids, data?.data)}</>;
}

/** The same of diets. */
export function DietNames({ ids }: { ids: number[] }) {
  const { data } = useListDietsQuery(FOR_STAFF);
  return <>{namesById(ids, data?.data)}</>;
}

import { useListCitiesQuery, useListModalitiesQuery, type LookupDto } from '../../../api/generated';
import { useListDietsQuery, useListFoodTypesQuery } from '../../../api/public.generated';
import { limitsOf } from '../../../api/rules';
import { CreatableSelect } from './CreatableSelect';
import type { FormControl } from './form-control';
import { MultiSelect } from './MultiSelect';

/** All choices. Staff also keep those that the site does not show. */
const FOR_STAFF = { scope: 'staff' } as const;

/** Longest name of a food type or city. */
const { maxLength: LOOKUP_NAME_LENGTH } = limitsOf('CreateLookupDto', 'name');

const namesOf = (lookups: LookupDto[] | undefined): string[] => (lookups ?? []).map(({ name }) => name);

/** Formats, of those there are. */
export function ModalitiesSelect(given: FormControl<number[]>) {
  const { data, isLoading } = useListModalitiesQuery(FOR_STAFF);
  return <MultiSelect {...given} options={data?.data ?? []} loading={isLoading} placeholder="Elige uno o más" />;
}

/** Diets, of those there are. */
export function DietsSelect(given: FormControl<number[]>) {
  const { data, isLoading } = useListDietsQuery(FOR_STAFF);
  return <MultiSelect {...given} options={data?.data ?? []} loading={isLoading} placeholder="Elige las que atiende" />;
}

/** Food types; new ones may be written. */
export function FoodTypesSelect(given: FormControl<string[]>) {
  const { data, isLoading } = useListFoodTypesQuery(FOR_STAFF);
  return (
    <CreatableSelect
      {...given}
      known={namesOf(data?.data)}
      loading={isLoading}
      maxLength={LOOKUP_NAME_LENGTH}
      placeholder="Elige o escribe uno nuevo"
    />
  );
}

/** Cities; new ones may be written. */
export function CitiesSelect(given: FormControl<string[]>) {
  const { data, isLoading } = useListCitiesQuery(FOR_STAFF);
  return (
    <CreatableSelect
      {...given}
      known={namesOf(data?.data)}
      loading={isLoading}
      maxLength={LOOKUP_NAME_LENGTH}
      placeholder="Elige o escribe una nueva"
    />
  );
}

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

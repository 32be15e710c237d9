import { useListCitiesQuery, useListFoodTypesQuery, useListModalitiesQuery } from '../../../api/generated';
import { limitsOf } from '../../../api/rules';
import { CreatableSelect } from '../../../ui/admin/CreatableSelect';
import { MultiSelect } from '../../../ui/admin/MultiSelect';
import { PriceField } from '../../../ui/admin/PriceField';
import { Field } from './fields';
import { LOOKUP_NAME_LENGTH, namesOf } from './lookup-names';

/** Section 4: what the chef offers, where and for how much; the public filters read it. */
export function ServiceSection() {
  const modalities = useListModalitiesQuery();
  const foodTypes = useListFoodTypesQuery();
  const cities = useListCitiesQuery();
  return (
    <div className="cols">
      <Field name="price_per_person" label="Precio por persona">
        <PriceField max={limitsOf('CreateChefDto', 'price_per_person').maximum} />
      </Field>
      <Field name="modalities" label="Formatos">
        <MultiSelect
          options={modalities.data?.data ?? []}
          loading={modalities.isLoading}
          placeholder="Elige uno o más"
        />
      </Field>
      <Field name="food_types" label="Tipos de comida">
        <CreatableSelect
          known={namesOf(foodTypes.data?.data)}
          loading={foodTypes.isLoading}
          maxLength={LOOKUP_NAME_LENGTH}
          placeholder="Elige o escribe uno nuevo"
        />
      </Field>
      <Field name="cities" label="Ciudades">
        <CreatableSelect
          known={namesOf(cities.data?.data)}
          loading={cities.isLoading}
          maxLength={LOOKUP_NAME_LENGTH}
          placeholder="Elige o escribe una nueva"
        />
      </Field>
    </div>
  );
}

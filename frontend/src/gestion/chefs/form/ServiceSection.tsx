import { PriceField } from '../../../ui/admin/PriceField';
import { Field } from './fields';
import { CitiesSelect, FoodTypesSelect, ModalitiesSelect } from './LookupSelects';

/** Section 4: what the chef offers, where and for how much; the public filters read it. */
export function ServiceSection() {
  return (
    <div className="cols">
      <Field name="price_per_person" label="Precio por persona">
        <PriceField />
      </Field>
      <Field name="modalities" label="Formatos">
        <ModalitiesSelect />
      </Field>
      <Field name="food_types" label="Tipos de comida">
        <FoodTypesSelect />
      </Field>
      <Field name="cities" label="Ciudades">
        <CitiesSelect />
      </Field>
    </div>
  );
}

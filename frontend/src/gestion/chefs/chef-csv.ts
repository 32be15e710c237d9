import type { ChefRowDto } from '../../api/generated';
import { csvTime, type CsvColumn } from '../../ui/admin/csv';
import { phone } from '../../ui/format';
import { chefStateLabel } from './StateTag';

/** The chefs list as a file: what the table shows and what it has no room for. */
export const chefCsvColumns: CsvColumn<ChefRowDto>[] = [
  { label: 'Nombre', value: ({ chef_name: name }) => name },
  { label: 'Email', value: ({ email }) => email },
  { label: 'Teléfono', value: ({ phone_number: number }) => phone(number) },
  {
    label: 'Tipos de comida',
    value: ({ chef_food_types: types }) => types.map(({ food_type: { name } }) => name).join(', '),
  },
  { label: 'Ciudades', value: ({ chef_cities: cities }) => cities.map(({ city: { name } }) => name).join(', ') },
  { label: 'Precio por persona', value: ({ price_per_person: price }) => price },
  { label: 'Estado', value: ({ state }) => chefStateLabel(state) },
  { label: 'Favorito', value: ({ favorite }) => (favorite ? 'SI' : 'NO') },
  { label: 'Actualizado', value: ({ updated_at: time }) => csvTime(time) },
];

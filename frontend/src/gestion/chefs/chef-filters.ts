import type { ListFilters } from '../../ui/admin/use-list-params';

/** What the chefs list can be narrowed down by; what a chef may lack is where the Dashboard leads to. */
export const CHEF_FILTERS = {
  state: {
    label: 'Estado',
    all: 'Todos los estados',
    options: [
      { value: 'ACTIVE', label: 'Activo' },
      { value: 'DESACTIVADO', label: 'Desactivado' },
    ],
  },
  favorite: {
    label: 'Favorito',
    all: 'Favorito: todos',
    options: [
      { value: true, label: 'Favorito: SI' },
      { value: false, label: 'Favorito: NO' },
    ],
  },
  missing: {
    label: 'Datos',
    all: 'Datos: todos',
    options: [
      { value: 'experiences', label: 'Sin experiencias' },
      { value: 'price', label: 'Sin precio' },
      { value: 'food_types', label: 'Sin tipos de comida' },
      { value: 'cities', label: 'Sin ciudades' },
    ],
  },
} as const satisfies ListFilters;

/** The orders the server knows for this list. */
export const CHEF_SORTS = [
  'chef_name',
  '-chef_name',
  'price_per_person',
  '-price_per_person',
  'updated_at',
  '-updated_at',
] as const;

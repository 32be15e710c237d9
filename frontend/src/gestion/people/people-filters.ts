import type { ListFilters } from '../../ui/admin/use-list-params';
import { roleOptions, stateOptions } from './words';

/** What the people can be narrowed down by. */
export const PEOPLE_FILTERS = {
  state: { label: 'Estado', all: 'Todos los estados', options: stateOptions },
  role: { label: 'Rol', all: 'Todos los roles', options: roleOptions },
} satisfies ListFilters;

/** The orders the server knows for this list and the table offers. */
export const PEOPLE_SORTS = ['name', '-name', 'email', '-email', 'state', '-state', 'role', '-role'] as const;

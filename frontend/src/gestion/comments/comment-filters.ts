import type { ListFilters } from '../../ui/admin/use-list-params';

/** What the comments can be narrowed down by. */
export const COMMENT_FILTERS = {
  favorite: {
    label: 'En Favorito',
    all: 'En Favorito: todos',
    options: [
      { value: true, label: 'En Favorito: SI' },
      { value: false, label: 'En Favorito: No' },
    ],
  },
} satisfies ListFilters;

/** The orders the server knows for this list. */
export const COMMENT_SORTS = [
  'client_name',
  '-client_name',
  'score',
  '-score',
  'chef_name',
  '-chef_name',
  'created_at',
  '-created_at',
] as const;

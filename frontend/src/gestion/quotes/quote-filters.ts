import type { ListFilters } from '../../ui/admin/use-list-params';
import { KIND_LABELS, QUOTE_KINDS, QUOTE_STATES, STATE_LABELS } from './quote-labels';

/** What the requests can be narrowed down by. */
export const QUOTE_FILTERS = {
  state: {
    label: 'Estado',
    all: 'Todos los estados',
    options: QUOTE_STATES.map((state) => ({ value: state, label: STATE_LABELS[state] })),
  },
  kind: {
    label: 'Tipo',
    all: 'Todos los tipos',
    options: QUOTE_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] })),
  },
} satisfies ListFilters;

/** The orders the server knows for this list. */
export const QUOTE_SORTS = [
  'created_at',
  '-created_at',
  'event_date',
  '-event_date',
  'name',
  '-name',
  'guests',
  '-guests',
] as const;

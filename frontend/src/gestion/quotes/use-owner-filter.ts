import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useListQuotePeopleQuery } from '../../api/generated';
import { QUOTE_VIEWS, type QuoteList } from './quote-list';

/** Asks for the requests of nobody. */
const NOBODY = { value: 0, label: 'Nadie' };

/** The list with a filter by colleague. One's own requests have none: they have a view. */
export function useOwnerFilter(list: QuoteList): QuoteList {
  const { data } = useListQuotePeopleQuery();
  const [query] = useSearchParams();
  const asked = Number(query.get('owner'));
  return useMemo(() => {
    if (list === QUOTE_VIEWS.mias.list) return list;
    const people = (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
    // The people are still being read, or this one may not sign in any more.
    const other =
      Number.isInteger(asked) && asked > 0 && !people.some(({ value }) => value === asked)
        ? [{ value: asked, label: data ? `Persona ${asked}` : '…' }]
        : [];
    const owner = { label: 'Responsable', all: 'De todos', options: [NOBODY, ...people, ...other] };
    return { ...list, filters: { ...list.filters, owner } };
  }, [list, data, asked]);
}

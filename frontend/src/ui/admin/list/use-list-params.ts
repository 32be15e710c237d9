import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

import { PAGE_SIZE } from '../../../api/page-values.generated';
import { searchText } from './search-text';
import { useLeaving } from '../form/use-leaving';
import type { ListDefinition, ListFilter, Sort } from './list';

/** What the address asks a list for. */
export interface ListParams<Arg> {
  /** What the call takes, without its paging: what is exported. */
  asked: Arg & { search?: string; sort: Sort<Arg> };
  page: number;
  perPage: number;
  /** Whether anything narrows the list down. */
  narrowed: boolean;
  goTo: (page: number) => void;
  /** The same in place of the page shown, which is not kept in the history. */
  turnTo: (page: number) => void;
  /** Another order; the list's own where none is given. */
  sortBy: (sort: string | undefined) => void;
  /** Sets search or filters, empty meaning none, and goes back to the first page. */
  narrow: (to: Record<string, string>) => void;
  clear: () => void;
}

const onPage = (page: number) => ({ page: page > 1 ? String(page) : '' });

/** What is chosen in the address, among what there is: nonsense counts as nothing. */
function chosenIn(query: URLSearchParams, filters: Record<string, ListFilter | undefined>) {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) => {
      const given = query.get(name) ?? '';
      if (filter?.day) return /^\d{4}-\d{2}-\d{2}$/.test(given) ? [[name, given] as const] : [];
      const option = filter?.options.find(({ value }) => String(value) === query.get(name));
      return option ? [[name, option.value] as const] : [];
    }),
  );
}

/**
 * Search, filters, order and page of a list live in the address: they survive a reload and can be shared.
 * Only paging adds to the history; typing a search does not. A list that is being left changes no
 * address: a search is asked for a moment after it was typed, and somebody may have pressed a link by then.
 */
export function useListParams<Row extends { id: number }, Arg>({
  filters,
  columns,
  order,
}: Pick<ListDefinition<Row, Arg>, 'filters' | 'columns' | 'order'>): ListParams<Arg> {
  const [query, setQuery] = useSearchParams();
  const leaving = useLeaving();

  const change = useCallback(
    (changes: Record<string, string>, replace: boolean) => {
      if (leaving()) return;
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace },
      );
    },
    [leaving, setQuery],
  );

  const chosen = chosenIn(query, filters);
  const search = searchText(query.get('search') ?? '') || undefined;
  const sort = query.get('sort') ?? order;
  const known = columns.some((column) => column.sort && (sort === column.sort || sort === `-${column.sort}`));
  const page = query.get('page') ?? '';
  return {
    // Names and values are the filters' and columns' own, which are the call's.
    asked: { ...chosen, search, sort: known ? sort : order } as ListParams<Arg>['asked'],
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    perPage: PAGE_SIZE,
    narrowed: search !== undefined || Object.keys(chosen).length > 0,
    goTo: (to) => change(onPage(to), false),
    turnTo: (to) => change(onPage(to), true),
    sortBy: (next) => change({ sort: next && next !== order ? next : '', page: '' }, true),
    narrow: useCallback((to) => change({ ...to, page: '' }, true), [change]),
    clear: () =>
      change(Object.fromEntries(['search', 'page', ...Object.keys(filters)].map((name) => [name, ''])), true),
  };
}

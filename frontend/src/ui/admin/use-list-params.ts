import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

import { PAGE_SIZE } from '../../api/page-values.generated';

/** What a list can be narrowed down by, besides its search: one choice among some. */
export interface ListFilter {
  /** 'Estado' */
  label: string;
  /** What it says while nothing is chosen: 'Todos los estados'. */
  all: string;
  options: readonly { value: string | boolean; label: string }[];
}

/** By the names they have in the address and in the call. */
export type ListFilters = Record<string, ListFilter>;

type Chosen<Filters extends ListFilters> = { [Name in keyof Filters]?: Filters[Name]['options'][number]['value'] };

/** What the call of a list takes, without its paging: what is exported. */
type Asked<Filters extends ListFilters, Sort> = Chosen<Filters> & { search?: string; sort?: Sort };

export interface ListParams<Filters extends ListFilters = ListFilters, Sort extends string = string> {
  filters: Filters;
  asked: Asked<Filters, Sort>;
  page: number;
  perPage: number;
  /** Whether anything narrows the list down. */
  narrowed: boolean;
  goTo: (page: number) => void;
  /** The same in place of the page shown, which is not kept in the history. */
  turnTo: (page: number) => void;
  sortBy: (sort: string | undefined) => void;
  /** Sets search or filters, empty meaning none, and goes back to the first page. */
  narrow: (to: Record<string, string>) => void;
  clear: () => void;
}

const onPage = (page: number) => ({ page: page > 1 ? String(page) : '' });

/** What is chosen in the address, among what there is: nonsense counts as nothing. */
function chosenIn<Filters extends ListFilters>(query: URLSearchParams, filters: Filters): Chosen<Filters> {
  const chosen = Object.entries(filters).flatMap(([name, { options }]) => {
    const option = options.find(({ value }) => String(value) === query.get(name));
    return option ? [[name, option.value] as const] : [];
  });
  // Names and values are the filters' own.
  return Object.fromEntries(chosen) as Chosen<Filters>;
}

/**
 * Search, filters, order and page of a list live in the address: they survive a reload and can be shared.
 * Only paging adds to the history; typing a search does not fill the back button with letters.
 */
export function useListParams<Filters extends ListFilters, Sort extends string>(
  filters: Filters,
  sorts: readonly Sort[],
): ListParams<Filters, Sort> {
  const [query, setQuery] = useSearchParams();

  const change = useCallback(
    (changes: Record<string, string>, replace: boolean) =>
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
      ),
    [setQuery],
  );

  const chosen = chosenIn(query, filters);
  const search = query.get('search') || undefined;
  const page = query.get('page') ?? '';
  return {
    filters,
    asked: { ...chosen, search, sort: sorts.find((sort) => sort === query.get('sort')) },
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    perPage: PAGE_SIZE,
    narrowed: search !== undefined || Object.keys(chosen).length > 0,
    goTo: (to) => change(onPage(to), false),
    turnTo: (to) => change(onPage(to), true),
    sortBy: (next) => change({ sort: next ?? '', page: '' }, true),
    narrow: useCallback((to) => change({ ...to, page: '' }, true), [change]),
    clear: () =>
      change(Object.fromEntries(['search', 'page', ...Object.keys(filters)].map((name) => [name, ''])), true),
  };
}

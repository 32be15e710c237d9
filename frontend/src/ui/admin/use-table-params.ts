import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

interface TableParams<Sort extends string> {
  page: number;
  /** The order asked for, if it is one the server knows. */
  sort: Sort | undefined;
  /** A filter's value; empty when it is not set. */
  filter: (name: string) => string;
  /** Whether anything narrows the list down. */
  filtered: boolean;
  goTo: (page: number) => void;
  sortBy: (sort: string | undefined) => void;
  /** Sets filters, empty meaning none, and goes back to the first page. */
  narrow: (filters: Record<string, string>) => void;
  clear: () => void;
}

/** The value among those there are that a text names; nothing for any other text. */
export function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}

/**
 * Search, filters, order and page of a list live in the address (quality.md 2): they survive a reload and can be shared.
 * Only paging adds to the history; typing a search does not fill the back button with letters.
 */
export function useTableParams<Sort extends string>(
  filters: readonly string[],
  sorts: readonly Sort[],
): TableParams<Sort> {
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

  const asked = query.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1,
    sort: oneOf(sorts, query.get('sort')),
    filter: (name) => query.get(name) ?? '',
    filtered: filters.some((name) => query.get(name)),
    goTo: (page) => change({ page: page > 1 ? String(page) : '' }, false),
    sortBy: (next) => change({ sort: next ?? '', page: '' }, true),
    narrow: useCallback((next) => change({ ...next, page: '' }, true), [change]),
    clear: () => change(Object.fromEntries([...filters, 'page'].map((name) => [name, ''])), true),
  };
}

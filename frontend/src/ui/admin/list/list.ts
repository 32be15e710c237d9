import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';

import type { ApiConnection } from '../../../api/base-query';
import type { CsvValue } from './csv';

/** What the call of a list may be asked for besides its own filters. */
interface Asked {
  search?: string | null;
  sort?: string | null;
  page?: number;
  perPage?: number;
}

type FilterName<Arg> = Exclude<keyof Arg & string, keyof Asked>;

/** What a list can be narrowed down by, besides its search: one choice among some. */
export interface ListFilter<Value extends string | boolean | number = string | boolean | number> {
  /** 'Estado' */
  label: string;
  /** What it says while nothing is chosen: 'Todos los estados'. */
  all: string;
  options: readonly { value: Value; label: string }[];
  /** Whether a day is chosen instead of one of the options. */
  day?: true;
}

/** By the names they have in the address and in the call. */
type ListFilters<Arg> = {
  readonly [Name in FilterName<Arg>]?: ListFilter<Extract<Arg[Name], string | boolean | number>>;
};

/** The orders of a call: 'chef_name' and '-chef_name'. */
export type Sort<Arg> = Arg extends Asked ? NonNullable<Arg['sort']> : never;

/** What a call can sort by, whichever way. */
type SortKey<Arg> = Exclude<Sort<Arg>, `-${string}`>;

/** A column: its heading, what a row shows under it, and what it holds in the exported file. */
export interface ListColumn<Row, Arg = never> {
  label: string;
  /** What the table shows; a column without it is in the file only. The first one heads the row's card on phones. */
  cell?: (row: Row) => ReactNode;
  /** What the file holds, whole; a column without it is in the table only. */
  csv?: (row: Row) => CsvValue;
  /** What the server calls its order, where the table can be sorted by it. */
  sort?: SortKey<Arg>;
  /** How its two orders are called on phones; by the alphabet unless said. */
  orders?: readonly [up: string, down: string];
  /** 'end' for amounts. */
  align?: 'end';
}

/** Asks the server now, and keeps the answer out of what other screens read again after every change. */
export const ONCE = { subscribe: false, forceRefetch: true } as const;

/** Shown at once from what was read before, and again with every visit. */
export const READ_LIST = { refetchOnMountOrArgChange: true } as const;

/** A list call of the API, seen from here: `api.endpoints.listChefs`. */
export interface ListCall<Arg, Row> {
  useQuery: (arg: Arg, options: typeof READ_LIST) => ListAnswer<Row>;
  /** Reads all of it for the file; a list whose columns have nothing for one needs none. */
  initiate?: (
    arg: Arg,
    options: typeof ONCE,
  ) => ThunkAction<{ unwrap: () => Promise<{ data: Row[] }> }, unknown, ApiConnection, UnknownAction>;
}

/** What a call answers: a page's rows and the number of all. `currentData` is nothing while another page is on its way. */
interface ListAnswer<Row> {
  currentData?: { data: Row[]; total: number };
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * A list of the back-office, declared once: its call, its words, what narrows it down, what it is sorted by, and its
 * columns in the table and in the file.
 */
export interface ListDefinition<Row extends { id: number }, Arg> {
  call: ListCall<Arg, Row>;
  /** 'chef' and 'chefs': complete '1–12 de 24 chefs' and name the file. */
  noun: readonly [one: string, many: string];
  /** The name of the file, where the noun makes none. */
  file?: string;
  /** What the search looks in: 'Buscar por nombre o email'. */
  searchLabel: string;
  /** Said when nothing matches search and filters … */
  noMatch: string;
  /** … and when there is nothing at all. */
  none: string;
  /** The order in force while nobody asks for another one; a column has it. */
  order: Sort<Arg>;
  filters: ListFilters<Arg>;
  columns: readonly ListColumn<Row, Arg>[];
}

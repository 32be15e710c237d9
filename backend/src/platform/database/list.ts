import type { Expression, SelectQueryBuilder } from 'kysely';
import { COUNT } from './tables.js';

/** The rows of a list that were asked for, and how many match in all. */
export interface Listed<Row> {
  rows: Row[];
  total: number;
}

/** Which rows of a list are asked for; without a limit all of them. */
export interface Window {
  limit?: number;
  offset: number;
}

type Unsigned<Sort extends string> = Sort extends `-${infer Name}` ? Name : Sort;

/** What a list can be ordered by. Rows without a value stand where PostgreSQL puts them, or last in both directions. */
export type Orders<Sort extends string> = Record<Unsigned<Sort>, { by: Expression<unknown>; nullsLast?: true }>;

interface ListRead<Sort extends string> extends Window {
  orders: Orders<Sort>;
  /** One of the orders; with a leading hyphen from the end to the beginning. */
  sort: Sort;
  /** Decides between rows that are equal otherwise. */
  id: Expression<number>;
}

/**
 * Reads a page of a list and counts the list, at the same time.
 * @param found the rows that match
 * @param shown the same with what is shown of them
 */
export async function listOf<A, From extends keyof A, B, ShownFrom extends keyof B, Row, Sort extends string>(
  found: SelectQueryBuilder<A, From, unknown>,
  shown: SelectQueryBuilder<B, ShownFrom, Row>,
  { orders, sort, id, limit, offset }: ListRead<Sort>,
): Promise<Listed<Row>> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  // There is an order for every sort without its hyphen; TypeScript does not follow the cut.
  const { by, nullsLast } = orders[sort.replace(/^-/, '') as Unsigned<Sort>];
  const page = shown
    .orderBy(by, (order) => (nullsLast ? order[direction]().nullsLast() : order[direction]()))
    .orderBy(id, direction)
    .limit(limit ?? null)
    .offset(offset);
  const [rows, { total }] = await Promise.all([
    page.execute(),
    found.clearSelect().select(COUNT.as('total')).$castTo<{ total: number }>().executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

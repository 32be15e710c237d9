import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Listed } from '../http/answer/list-answer.js';
import { windowOf, type ListQuery } from '../http/list-query.js';
import { COUNT } from './tables.js';

type FiltersOf<Query> = Omit<Query, keyof ListQuery>;
type OrderOf<Query> = Query extends ListQuery<infer Order> ? Order : never;

/** The column that a filter compares with its value, or the condition that a value makes. */
type FilterSource<Value> = Expression<NonNullable<Value>> | ((value: NonNullable<Value>) => Expression<SqlBool>);

/** Rows without a value come where PostgreSQL puts them, or last in both directions. */
type OrderSource = Expression<unknown> | { by: Expression<unknown>; nullsLast: true };

/** What the words of a list's query mean in the tables. A missing word does not compile. */
export interface ListSource<Query extends ListQuery> {
  search: (text: string) => Expression<SqlBool>;
  filters: { readonly [Name in keyof FiltersOf<Query>]-?: FilterSource<FiltersOf<Query>[Name]> };
  orders: Record<OrderOf<Query>, OrderSource>;
  /** Decides between rows that are equal otherwise. */
  id: Expression<number>;
}

/**
 * Reads what a query asks of a list, and counts all rows that match, at the same time.
 * @param all the rows of the list before the conditions of the query
 * @param show selects what is shown of the matching rows
 */
export async function readList<Query extends ListQuery, A, From extends keyof A, B, ShownFrom extends keyof B, Row>(
  asked: Query,
  { search, filters, orders, id }: ListSource<Query>,
  all: SelectQueryBuilder<A, From, object>,
  show: (found: SelectQueryBuilder<A, From, object>) => SelectQueryBuilder<B, ShownFrom, Row>,
): Promise<Listed<Row>> {
  let found = all;
  if (asked.search) found = found.where(search(asked.search));
  // TypeScript does not follow names at run time: `ListSource` has a source for every filter and every order.
  for (const [name, source] of Object.entries(filters) as [keyof Query, FilterSource<unknown>][]) {
    const value = asked[name];
    if (value === null || value === undefined) continue;
    found = found.where(typeof source === 'function' ? source(value) : sql<SqlBool>`${source} = ${value}`);
  }
  const direction = asked.sort.startsWith('-') ? 'desc' : 'asc';
  const order = orders[asked.sort.replace(/^-/, '') as keyof typeof orders];
  const [by, nullsLast] = 'by' in order ? [order.by, true] : [order, false];
  const { limit, offset } = windowOf(asked);
  const inOrder = <Shown>(rows: SelectQueryBuilder<B, ShownFrom, Shown>) =>
    rows
      .orderBy(by, (column) => (nullsLast ? column[direction]().nullsLast() : column[direction]()))
      .orderBy(id, direction);
  // An index finds the ids of the page first. What is shown of a row is read for these alone, not for all before them.
  const pageOf = (size: number) => {
    const ids = inOrder(show(found).clearSelect()).select(sql<number>`${id}`.as('id'));
    return inOrder(show(all)).where(sql<SqlBool>`${id} in (${ids.limit(size).offset(offset)})`);
  };
  const page = limit === undefined ? inOrder(show(found)) : pageOf(limit);
  const counted = found.clearSelect().select(COUNT.as('total')).$castTo<{ total: number }>();
  const [rows, { total }] = await Promise.all([page.execute(), counted.executeTakeFirstOrThrow()]);
  return { rows, total };
}

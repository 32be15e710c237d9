import { applyDecorators, type Type } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Choice, Day, Month, Text } from './fields.js';
import { DEFAULT_PAGE_SIZE, QueryFlag, QueryNumber } from './value/params.js';

/** What a list can be narrowed down by: one word of some, yes and no, a number, a day ('YYYY-MM-DD') or a month ('YYYY-MM'). */
type ListFilter =
  | { of: readonly string[]; description?: string }
  | { yesNo: string }
  | { upTo: number; least?: 0; description: string }
  | { day: string }
  | { month: string };

type FilterValue<Filter> = Filter extends { of: readonly (infer Word)[] }
  ? Word
  : Filter extends { upTo: number }
    ? number
    : Filter extends { day: string } | { month: string }
      ? string
      : boolean;

/** An order, or the same from the end to the beginning. */
type Directed<Order extends string> = Order | `-${Order}`;

/** What a list of the back-office can be asked for. Each line becomes validation and documentation of the call. */
interface ListWords<Filters, Order extends string> {
  /** What the search looks in. */
  search: string;
  filters: Filters;
  /** Names of the orders. With a leading hyphen each one goes from the end to the beginning. */
  orders: readonly Order[];
  /** The order of a request that names none … */
  order: NoInfer<Directed<Order>>;
  /** … and how the document describes it. */
  ordering: string;
}

/** What the query of every list has, checked. A search or filter that is undefined or null means all rows. */
export interface ListQuery<Order extends string = string> {
  search?: string | null;
  sort: Directed<Order>;
  page?: number;
  perPage?: number;
  export?: boolean | null;
}

type Chosen<Filters> = { [Name in keyof Filters]?: FilterValue<Filters[Name]> | null };

/**
 * Makes the query class of a list of the back-office: `search`, the filters, `sort`, `page` and `perPage`. Without `page`
 * and `perPage` the whole list is asked for. What its words mean in the tables stands in the repository (`ListSource`).
 */
export function listQuery<const Filters extends Readonly<Record<string, ListFilter>>, const Order extends string>(
  words: ListWords<Filters, Order>,
): Type<ListQuery<Order> & Chosen<Filters>> {
  class Query implements ListQuery<Order> {
    sort: Directed<Order> = words.order;
  }

  const orders = words.orders.flatMap((order) => [order, `-${order}`]);
  const fields: Record<string, PropertyDecorator> = {
    search: Text({ max: 100, optional: true, description: words.search }),
    ...Object.fromEntries(Object.entries(words.filters).map(([name, filter]) => [name, filterField(filter)])),
    sort: applyDecorators(
      Transform(({ value }: { value: unknown }) => (value === null ? words.order : value)),
      Choice(orders, { optional: true, description: words.ordering }),
    ),
    page: QueryNumber({ max: 1_000_000, description: 'Page, from 1.' }),
    export: QueryFlag({ description: 'Whether the rows are taken away as a file. The log says so.' }),
    perPage: QueryNumber({ max: 100, description: `Rows a page; ${DEFAULT_PAGE_SIZE} when only \`page\` is given.` }),
  };
  for (const [name, declare] of Object.entries(fields)) declare(Query.prototype, name);
  // Its optional fields are declared one by one, which TypeScript does not see.
  return Query as Type<Query & Chosen<Filters>>;
}

function filterField(filter: ListFilter): PropertyDecorator {
  if ('of' in filter) return Choice(filter.of, { optional: true, description: filter.description });
  if ('upTo' in filter) return QueryNumber({ max: filter.upTo, least: filter.least, description: filter.description });
  if ('day' in filter) return Day({ optional: true, description: filter.day });
  if ('month' in filter) return Month({ optional: true, description: filter.month });
  return QueryFlag({ description: filter.yesNo });
}

/** Which rows of a list are asked for; without a limit all of them. */
export function windowOf({ page, perPage }: ListQuery): { limit?: number; offset: number } {
  if (page === undefined && perPage === undefined) return { offset: 0 };
  const limit = perPage ?? DEFAULT_PAGE_SIZE;
  return { limit, offset: ((page ?? 1) - 1) * limit };
}

/** What tells one public list from another: where it lives, how its cards stand, and its words. */
export interface ListKind {
  /** The list's page: '/chefs'. */
  path: string;
  /** Classes of the grid its cards stand in. */
  grid: string;
  /** Cards with square pictures rather than portraits. */
  square?: boolean;
  /** '1 chef', '12 chefs'. */
  one: string;
  many: string;
  /** Names the filters' form. */
  filter: string;
  /** Says in the empty search field what can be found. */
  search: string;
  pending: string;
  more: string;
  earlier: string;
  problem: string;
  empty: string;
  /** Leads from a search without luck back to everything. */
  all: string;
}

/** What a list's query knows about what it lists. */
export interface ListAnswer {
  /** How many cards came; undefined while they are on their way. */
  count: number | undefined;
  isError: boolean;
  refetch: () => unknown;
}

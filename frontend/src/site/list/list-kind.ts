/** The differences between the public lists: path, grid and texts. */
export interface ListKind {
  /** The list's path: '/chefs'. */
  path: string;
  /** The filters offer the choices that these have. */
  scope: 'chefs' | 'proposals';
  /** The classes of the grid with its cards. */
  grid: string;
  /** Whether the cards have square pictures. */
  square?: boolean;
  /** What is listed: 'Chefs'. */
  noun: string;
  /** '1 chef', '12 chefs'. */
  one: string;
  many: string;
  /** The name of the filters' form. */
  filter: string;
  /** The placeholder of the search field. */
  search: string;
  pending: string;
  more: string;
  earlier: string;
  problem: string;
  empty: string;
  /** The link from a search without results to everything. */
  all: string;
}

export interface ListAnswer {
  /** Number of cards. Undefined while they load. */
  count: number | undefined;
  isError: boolean;
  refetch: () => unknown;
}

/** Most people at a table, as in a request. */
export const MOST_GUESTS = 1_000;

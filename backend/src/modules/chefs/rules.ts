/** Most people at a table, as in a request. */
export const MOST_GUESTS = 1_000;

/** Most pictures of a chef's gallery. */
export const MAX_GALLERY = 20;

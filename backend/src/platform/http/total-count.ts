/** Response header of the back-office's paged lists: the number of all matching rows. */
export const TOTAL_COUNT = 'x-total-count';

/** Its description in the document. */
export const totalCountHeader = {
  'X-Total-Count': { description: 'How many rows match in all, on every page.', schema: { type: 'integer' as const } },
};

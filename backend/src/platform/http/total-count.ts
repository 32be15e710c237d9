/** Response header of the paged lists of the back-office: how many rows match in all. */
export const TOTAL_COUNT = 'x-total-count';

/** Its description in the document. */
export const totalCountHeader = {
  'X-Total-Count': { description: 'How many rows match in all, on every page.', schema: { type: 'integer' as const } },
};

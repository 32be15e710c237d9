/** The amounts that the page suggests, in whole CLP. */
export const SUGGESTED = [40_000, 60_000, 90_000, 150_000] as const;

/** The choice of another amount. */
export const OTHER_AMOUNT = 'otro';

/** How long what one writes may be. The server refuses what is longer. */
export const LONGEST = { name: 120, email: 254, message: 300 } as const;

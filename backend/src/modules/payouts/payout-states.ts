/** How the payout of an evening stands: it is due, waits for an agreement, lies ahead, was made, or there is nothing to pay. */
export const PAYOUT_STATES = ['due', 'unsettled', 'ahead', 'paid', 'nothing'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** Those of a list: where there is nothing to pay there is nothing to do. */
export const LISTED_STATES = ['due', 'unsettled', 'ahead', 'paid'] as const satisfies PayoutState[];

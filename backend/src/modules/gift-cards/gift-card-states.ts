/** The states of a gift card that are stored. That its end has passed, or nothing is left of it, follows from other facts. */
export const GIFT_CARD_STATES = ['por_pagar', 'vigente', 'anulada', 'descartada'] as const;
export type GiftCardState = (typeof GIFT_CARD_STATES)[number];

/** What staff see of a card. */
export const GIFT_CARD_STANDINGS = ['por_pagar', 'vigente', 'agotada', 'vencida', 'anulada', 'descartada'] as const;
export type GiftCardStanding = (typeof GIFT_CARD_STANDINGS)[number];

/** Where a card was asked for. */
export const GIFT_CARD_ORIGINS = ['web', 'phone'] as const;
export type GiftCardOrigin = (typeof GIFT_CARD_ORIGINS)[number];

/** How money for a card comes or goes that staff write down. */
export const GIFT_CARD_WAYS = { transfer: 'Transferencia', other: 'Otro' } as const;
export type GiftCardWay = keyof typeof GIFT_CARD_WAYS;

/** Least and largest amount of a card, in whole CLP, and the steps between. A card for an experience is worth its price. */
export const LEAST_AMOUNT = 20_000;
export const MOST_AMOUNT = 5_000_000;
export const AMOUNT_STEP = 1_000;

/** Longest message to who gets it. */
export const MAX_MESSAGE = 300;

/** Days that a card lives longer when it gets money back after its end. */
export const EXTRA_DAYS = 30;

/** Days before its end on which staff and holder hear of it. */
export const ENDS_SOON_DAYS = 30;

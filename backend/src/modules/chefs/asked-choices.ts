import type { AskedChoices } from '../lookups/index.js';

/** All that a visitor narrows a list down by, besides words; undefined means all. */
export interface Asked extends AskedChoices {
  /** For how many people an experience is. */
  guests?: number;
  /** Least and highest price per person of the chef, in whole CLP. */
  priceFrom?: number;
  priceTo?: number;
}

/** What a call is sent of it: 0 and null mean all, too. */
interface Sent {
  guests?: number | null;
  diets?: number[] | null;
  priceFrom?: number | null;
  priceTo?: number | null;
}

/** What a search is asked for of experiences and prices. */
export function askedOf({ guests, diets, priceFrom, priceTo }: Sent): Omit<Asked, 'foodId' | 'cityId' | 'modalityId'> {
  return {
    guests: guests || undefined,
    dietIds: diets?.length ? diets : undefined,
    priceFrom: priceFrom || undefined,
    priceTo: priceTo || undefined,
  };
}

/** The same as numbers. Any but 0 means that something is asked for. */
export const countsOf = ({ guests, dietIds, priceFrom, priceTo }: Asked): (number | undefined)[] => [
  guests,
  dietIds?.length,
  priceFrom,
  priceTo,
];

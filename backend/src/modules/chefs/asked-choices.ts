import { patternsOf, searchWords, type Patterns } from '../../platform/database/search-words.js';
import { searchLimit } from '../../platform/http/value/params.js';
import type { AskedChoices } from '../lookups/index.js';

/** The rows of a page. */
export interface Window {
  limit: number;
  offset: number;
}

/** All that a visitor narrows a list down by, besides words; undefined means all. */
export interface Asked extends AskedChoices {
  /** For how many people an experience is. */
  guests?: number;
  /** Least and highest price per person of the chef, in whole CLP. */
  priceFrom?: number;
  priceTo?: number;
}

/** A search as its statement takes it. */
export type CardSearch = Window & Asked & Partial<Patterns>;

/** A search as it is sent: 0 and null mean all, too. */
type SentSearch = { [Name in Exclude<keyof Asked, 'dietIds'>]?: number | null } & {
  diets?: number[] | null;
  search?: string | null;
};

/** The filters and words of a search, and how many rows it gives. */
export function searchOf(sent: SentSearch): CardSearch {
  const { foodId, cityId, modalityId, guests, diets, priceFrom, priceTo, search } = sent;
  const words = searchWords(search);
  return {
    foodId: foodId || undefined,
    cityId: cityId || undefined,
    modalityId: modalityId || undefined,
    guests: guests || undefined,
    dietIds: diets?.length ? diets : undefined,
    priceFrom: priceFrom || undefined,
    priceTo: priceTo || undefined,
    ...patternsOf(words),
    limit: searchLimit(foodId, cityId, modalityId, guests, diets?.length, priceFrom, priceTo, words.length),
    offset: 0,
  };
}

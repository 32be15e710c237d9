import { Ids, PRICE_MAX, Whole } from '../../platform/http/fields.js';
import { MOST_GUESTS } from './rules.js';

/** Most diets that one search asks for. */
const MOST_DIETS = 10;

/** What both searches of the site ask of experiences and prices; 0, null and what is left out mean all. */
export abstract class SearchFactsDto {
  @Whole({
    min: 0,
    max: MOST_GUESTS,
    optional: true,
    description: 'How many people come; 0 for all. An experience that does not say for how many it is does not match.',
    example: 0,
  })
  guests?: number | null;

  @Ids({
    max: MOST_DIETS,
    optional: true,
    description: 'Diets that one experience serves, all of them; none for all.',
    example: [],
  })
  diets?: number[] | null;

  @Whole({
    min: 0,
    max: PRICE_MAX,
    optional: true,
    description: "Least price per person, in whole CLP; 0 for all. It is the chef's; one without does not match.",
    example: 0,
  })
  priceFrom?: number | null;

  @Whole({
    min: 0,
    max: PRICE_MAX,
    optional: true,
    description: 'Highest price per person, in whole CLP; 0 for all.',
    example: 0,
  })
  priceTo?: number | null;
}

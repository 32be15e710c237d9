import { EVENT_DAY, FutureDay } from '../../platform/http/fields.js';
import { QueryIds } from '../../platform/http/value/params.js';

/** Most chefs that a visitor asks about at once: as many as a request names. */
const MOST_CHEFS = 4;

/** Which chefs, on which day. */
export class TakenQuery {
  @QueryIds({ max: MOST_CHEFS, description: 'Chefs, with commas between their ids.', example: '1,2' })
  chefs!: number[];

  @FutureDay({ description: "Day in Chile ('YYYY-MM-DD'), from today on.", example: EVENT_DAY })
  day!: string;
}

/** The chefs who are not free. */
export class TakenChefsDto {
  /**
   * Those of the active chefs asked about who have a table on this day or take none, in the order of their ids. Why is
   * not said.
   * @example [2]
   */
  chef_ids!: number[];
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { countWithin } from '../../platform/database/strict-counts.js';
import { StrictLimit } from '../../platform/http/limit/strict-limit.js';

/** The rate limit for codes and purchases of gift cards. */
@Injectable()
export class GiftCardLimit extends StrictLimit {
  protected readonly kind = 'gift-card';

  protected get limit(): number {
    return this.env.RATE_LIMIT_GIFT_CARDS;
  }
}

/** Most wrong codes of a day, of everybody together. Nobody guesses one of 75 bits; more than this is no mistake of typing. */
export const MOST_WRONG_CODES = 2_000;

/** Counts a wrong code. @returns whether more may be tried today */
export const countWrongCode = (em: EntityManager): Promise<boolean> =>
  countWithin(em, [{ key: 'gift-card wrong codes', most: MOST_WRONG_CODES }]);

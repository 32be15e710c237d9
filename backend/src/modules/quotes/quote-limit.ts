import { Injectable } from '@nestjs/common';
import { StrictLimit } from '../../platform/http/limit/strict-limit.js';

/** The rate limit for requests for a quote. */
@Injectable()
export class QuoteLimit extends StrictLimit {
  protected readonly kind = 'quote';

  protected get limit(): number {
    return this.env.RATE_LIMIT_QUOTES;
  }
}

import { Injectable } from '@nestjs/common';
import { StrictLimit } from '../../platform/http/strict-limit.js';

/** The limit for requests for a quote. Nobody sends many of them in a minute. */
@Injectable()
export class QuoteLimit extends StrictLimit {
  protected readonly kind = 'quote';

  protected get limit(): number {
    return this.env.RATE_LIMIT_QUOTES;
  }
}

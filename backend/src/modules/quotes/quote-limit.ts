import { Injectable } from '@nestjs/common';
import { StrictLimit } from '../../platform/http/strict-limit.js';

/** The limit of what asks for a quote: nobody does so many times a minute. */
@Injectable()
export class QuoteLimit extends StrictLimit {
  protected readonly kind = 'quote';

  protected get limit(): number {
    return this.env.RATE_LIMIT_QUOTES;
  }
}

import { Injectable } from '@nestjs/common';
import { StrictLimit } from '../http/limit/strict-limit.js';

/** The rate limit for secret links. Nobody can guess a token; the limit bounds the cost of trying. */
@Injectable()
export class LinkLimit extends StrictLimit {
  protected readonly kind = 'link';

  protected get limit(): number {
    return this.env.RATE_LIMIT_LINKS;
  }
}

import { Injectable } from '@nestjs/common';
import { StrictLimit } from '../http/strict-limit.js';

/** The limit for what secret links open. Nobody guesses a token, and nobody may spend our time on trying. */
@Injectable()
export class LinkLimit extends StrictLimit {
  protected readonly kind = 'link';

  protected get limit(): number {
    return this.env.RATE_LIMIT_LINKS;
  }
}

import { Injectable } from '@nestjs/common';
import { StrictLimit } from '../../platform/http/strict-limit.js';

/** The limit for invitations. Each sends a mail in the company's name, also to whoever holds a stolen session. */
@Injectable()
export class InvitationLimit extends StrictLimit {
  protected readonly kind = 'invitation';

  protected get limit(): number {
    return this.env.RATE_LIMIT_INVITATIONS;
  }
}

import { Injectable } from '@nestjs/common';
import { StrictLimit } from '../../platform/http/limit/strict-limit.js';

/** The limit for invitations. Each sends a mail in the company's name, also when a stolen session sends them. */
@Injectable()
export class InvitationLimit extends StrictLimit {
  protected readonly kind = 'invitation';

  protected get limit(): number {
    return this.env.RATE_LIMIT_INVITATIONS;
  }
}

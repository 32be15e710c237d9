import { Injectable } from '@nestjs/common';
import { StrictLimit } from '../../../platform/http/limit/strict-limit.js';

/** The limit for sign-ins. */
@Injectable()
export class SignInLimit extends StrictLimit {
  protected readonly kind = 'sign-in';

  protected get limit(): number {
    return this.env.RATE_LIMIT_SIGN_IN;
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerRequest } from '@nestjs/throttler';
import { Env } from '../../../config/env.js';

/** A stricter limit than the general one for what tries to sign in: per address and operation (quality.md 4). */
@Injectable()
export class SignInLimit extends ThrottlerGuard {
  @Inject(Env)
  private readonly env!: Env;

  protected override handleRequest(request: ThrottlerRequest): Promise<boolean> {
    const throttler = { ...request.throttler, name: 'sign-in' };
    return super.handleRequest({ ...request, throttler, limit: this.env.RATE_LIMIT_SIGN_IN });
  }
}

import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerRequest } from '@nestjs/throttler';
import { Env } from '../../config/env.js';
import { countKey } from './request-counts.js';

/** A stricter limit than the general one, per address and operation; each kind says how strict it is. */
@Injectable()
export abstract class StrictLimit extends ThrottlerGuard {
  @Inject(Env)
  protected readonly env!: Env;

  /** Counts apart from the general limit and from other kinds. */
  protected abstract readonly kind: string;

  /** Requests a minute. */
  protected abstract get limit(): number;

  /**
   * Counts what comes through a page of the site, too: the page's reads are the server's own, but a form that it hands on
   * is the visitor's, under the visitor's address.
   */
  override async onModuleInit(): Promise<void> {
    await super.onModuleInit();
    this.commonOptions = { ...this.commonOptions, skipIf: undefined };
  }

  protected override handleRequest(request: ThrottlerRequest): Promise<boolean> {
    const generateKey = (context: ExecutionContext) => countKey(this.kind, context.switchToHttp().getRequest());
    return super.handleRequest({ ...request, generateKey, limit: this.limit });
  }
}

import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerRequest } from '@nestjs/throttler';
import { Env } from '../../config/env.js';
import { countKey } from './request-counts.js';

/** A stricter limit than the general one, per address and operation. Each kind has its own limit. */
@Injectable()
export abstract class StrictLimit extends ThrottlerGuard {
  @Inject(Env)
  protected readonly env!: Env;

  /** Kinds are counted apart from each other and from the general limit. */
  protected abstract readonly kind: string;

  /** Requests per minute. */
  protected abstract get limit(): number;

  /**
   * Counts also what comes through a page of the site. The page's reads are the server's own requests, but a form that
   * the page passes on is the visitor's, and counts for the visitor's address.
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

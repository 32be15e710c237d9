import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ThrottlerException } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../../config/env.js';
import { countKey, RequestCounts } from './request-counts.js';
import { SharedCounts } from './shared-counts.js';

/**
 * A stricter limit than the general one, per address and operation, and shared by all processes. Each kind has its own
 * limit. It also counts what comes through a page of the site. The page's reads are the server's own requests. A form
 * that the page passes on is the visitor's, and counts for the visitor's address.
 */
@Injectable()
export abstract class StrictLimit implements CanActivate {
  @Inject(Env)
  protected readonly env!: Env;

  @Inject(RequestCounts)
  private readonly own!: RequestCounts;

  @Inject(SharedCounts)
  private readonly counts!: SharedCounts;

  /** Kinds are counted apart from each other and from the general limit. */
  protected abstract readonly kind: string;

  /** Requests per minute. */
  protected abstract get limit(): number;

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const key = countKey(this.kind, http.getRequest<FastifyRequest>());
    const { remaining, secondsLeft, isRefused } = await this.counts.count(key, this.limit);
    if (isRefused) {
      this.own.noteRefusal(this.kind);
      void reply.header('Retry-After', secondsLeft);
      throw new ThrottlerException();
    }
    void reply.headers({
      'X-RateLimit-Limit': this.limit,
      'X-RateLimit-Remaining': remaining,
      'X-RateLimit-Reset': secondsLeft,
    });
    return true;
  }
}

import { Injectable } from '@nestjs/common';
import { normalizeIp, type ThrottlerStorage } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { isInProcess } from '../answer/in-process.js';

const SECOND = 1_000;
/** The period of all limits, in milliseconds. */
export const MINUTE = 60 * SECOND;

/** Most addresses and kinds counted at a time: some ten megabytes. An attacker with more addresses is not stopped by counting. */
const MOST_COUNTS = 100_000;

/**
 * Counts the requests of each kind and address in the current minute. All limits by address use it: calls through their
 * guards, and what is answered before guards run or without any. The minute begins for all addresses at once and
 * nothing of the last one is kept, so counting costs one look into a map, however high the limit is.
 */
@Injectable()
export class RequestCounts implements ThrottlerStorage {
  private readonly counts = new Map<string, number>();
  private ends = 0;

  /** Requests that were refused since the start, by kind of limit. */
  readonly refusals = new Map<string, number>();

  /**
   * Counts one more request.
   * @returns the number of requests in this minute
   */
  count(key: string): number {
    const now = Date.now();
    if (now >= this.ends || this.counts.size >= MOST_COUNTS) {
      this.counts.clear();
      this.ends = now + MINUTE;
    }
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return count;
  }

  /**
   * Counts a request and returns whether it is within the limit. The server's own requests always are.
   * @param route the request's, from anyone who knows it: Fastify makes all that it knows of a route again each time it is asked
   */
  allows(kind: string, request: FastifyRequest, limit: number, route = request.routeOptions.url): boolean {
    if (isInProcess(request) || this.count(keyOf(kind, route, request.ip)) <= limit) return true;
    this.noteRefusal(kind);
    return false;
  }

  /** Counts a refused request. The kinds are the code's own. */
  noteRefusal(kind: string): void {
    this.refusals.set(kind, (this.refusals.get(kind) ?? 0) + 1);
  }

  /** Seconds until the next minute begins. */
  get secondsLeft(): number {
    return Math.max(1, Math.ceil((this.ends - Date.now()) / SECOND));
  }

  /** Counts for the guards of @nestjs/throttler. */
  increment(key: string, _ttl: number, limit: number): ReturnType<ThrottlerStorage['increment']> {
    const totalHits = this.count(key);
    const timeToExpire = this.secondsLeft;
    if (totalHits > limit) this.noteRefusal('read');
    return Promise.resolve({
      totalHits,
      timeToExpire,
      isBlocked: totalHits > limit,
      timeToBlockExpire: timeToExpire,
    });
  }
}

/**
 * The key under which a request is counted.
 * @param kind 'read', or the kind of a stricter limit
 */
export const countKey = (kind: string, { routeOptions, ip }: FastifyRequest): string =>
  keyOf(kind, routeOptions.url, ip);

const keyOf = (kind: string, route: string | undefined, ip: string): string => `${kind} ${route} ${normalizeIp(ip)}`;

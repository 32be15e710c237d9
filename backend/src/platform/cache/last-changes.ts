import { LRUCache } from 'lru-cache';
import type { Sources } from './sources.js';

/** Most sources whose last change is remembered. Ten thousand take about a megabyte. */
const MOST_KNOWN = 10_000;

/**
 * When each source changed last, counted in changes. Beyond its room it forgets the source that changed longest ago: what is
 * older than that change counts as concerned.
 */
export class LastChanges {
  private readonly changedAt: LRUCache<string, number>;
  private count = 0;
  /** Changes up to this one may be forgotten. */
  private forgotten = 0;

  constructor(most = MOST_KNOWN) {
    this.changedAt = new LRUCache({
      max: most,
      dispose: (at, _source, reason) => {
        if (reason === 'evict') this.forgotten = at;
      },
    });
  }

  /** How many changes there were: the current state of all sources. */
  get now(): number {
    return this.count;
  }

  /** These have changed, or anything may have. */
  note(sources: Sources): void {
    this.count += 1;
    for (const source of sources ?? []) this.changedAt.set(source, this.count);
    if (sources !== undefined) return;
    this.changedAt.clear();
    this.forgotten = this.count;
  }

  /** Whether what depends on these sources may have changed since that state. */
  concern(sources: Sources, since: number): boolean {
    if (since === this.count) return false;
    if (sources === undefined || since < this.forgotten) return true;
    return sources.some((source) => (this.changedAt.peek(source) ?? 0) > since);
  }
}

import { LRUCache } from 'lru-cache';
import type { Tags } from './tags.js';

/** Most tags whose last change is remembered. Ten thousand take about a megabyte. */
const MOST_KNOWN = 10_000;

/**
 * When each tag changed last, counted in changes. Beyond its room it forgets the tag that changed longest ago: what is
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

  /** How many changes there were: the current state of all tags. */
  get now(): number {
    return this.count;
  }

  /** These have changed, or anything may have. */
  note(tags: Tags): void {
    this.count += 1;
    for (const tag of tags ?? []) this.changedAt.set(tag, this.count);
    if (tags !== undefined) return;
    this.changedAt.clear();
    this.forgotten = this.count;
  }

  /** Whether what depends on these tags may have changed since that state. */
  isStale(tags: Tags, since: number): boolean {
    if (since === this.count) return false;
    if (tags === undefined || since < this.forgotten) return true;
    return tags.some((tag) => (this.changedAt.peek(tag) ?? 0) > since);
  }
}

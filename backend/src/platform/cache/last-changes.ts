import type { Sources } from './sources.js';

/** Most sources whose last change is remembered. Ten thousand take about a megabyte. */
const MOST_KNOWN = 10_000;

/**
 * When each source changed last, counted in changes. What it has no more room for counts as changed: of the source that
 * changed longest ago it remembers only that everything older than that cannot be judged.
 */
export class LastChanges {
  private readonly changedAt = new Map<string, number>();
  private count = 0;
  /** Changes up to this one may be forgotten. */
  private forgotten = 0;

  constructor(private readonly most = MOST_KNOWN) {}

  /** How many changes there were: the current state of all sources. */
  get now(): number {
    return this.count;
  }

  /** These have changed, or anything may have. */
  note(sources: Sources): void {
    this.count += 1;
    if (sources === undefined) {
      this.changedAt.clear();
      this.forgotten = this.count;
      return;
    }
    for (const source of sources) {
      // It goes to the end, so that the first one is the one that changed longest ago.
      this.changedAt.delete(source);
      this.changedAt.set(source, this.count);
    }
    this.forgetMost();
  }

  /** Whether what depends on these sources may have changed since that state. */
  concern(sources: Sources, since: number): boolean {
    if (since === this.count) return false;
    if (sources === undefined || since < this.forgotten) return true;
    return sources.some((source) => (this.changedAt.get(source) ?? 0) > since);
  }

  private forgetMost(): void {
    for (const [source, at] of this.changedAt) {
      if (this.changedAt.size <= this.most) return;
      this.changedAt.delete(source);
      this.forgotten = at;
    }
  }
}

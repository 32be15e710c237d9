import { Injectable } from '@nestjs/common';
import { BUCKETS, FIGURES, type Device, type Figure, type PageSpeed } from './page-speed.js';

/** Of four visitors three waited no longer than what is said. */
const SHARE = 0.75;

/** How fast a page was on one kind of screen: for three of four visitors at least so fast. */
export interface SpeedOfPage extends Record<Figure, number | null> {
  /** The page's pattern. */
  route: string;
  device: Device;
  visits: number;
}

/** How many of one page's visits fell into each bucket; the last is for what is beyond all bounds. */
interface Counts {
  route: string;
  device: Device;
  visits: number;
  figures: Record<Figure, number[]>;
}

/** What visitors' browsers reported to this process since it started. There are as many counts as pages and kinds of screens. */
@Injectable()
export class PageSpeedCounts {
  private readonly counts = new Map<string, Counts>();

  add({ route, device, figures }: PageSpeed): void {
    const key = `${device} ${route}`;
    const counts = this.counts.get(key) ?? { route, device, visits: 0, figures: emptyCounts() };
    this.counts.set(key, counts);
    counts.visits += 1;
    for (const figure of FIGURES) {
      const value = figures[figure];
      if (value === undefined) continue;
      const bucket = BUCKETS[figure].findIndex((bound) => value <= bound);
      const at = bucket === -1 ? BUCKETS[figure].length : bucket;
      counts.figures[figure][at] = (counts.figures[figure][at] ?? 0) + 1;
    }
  }

  /** Each page and kind of screen, the most visited first. */
  pages(): SpeedOfPage[] {
    return [...this.counts.values()]
      .map(({ figures, ...page }) => ({ ...page, ...reached(figures) }))
      .sort((one, other) => other.visits - one.visits);
  }
}

const each = <Value>(of: (figure: Figure) => Value): Record<Figure, Value> => ({
  lcp: of('lcp'),
  inp: of('inp'),
  ttfb: of('ttfb'),
  cls: of('cls'),
});

const emptyCounts = () => each((): number[] => []);

const reached = (figures: Counts['figures']) => each((figure) => quantile(BUCKETS[figure], figures[figure]));

/** What the share of visits did not exceed, as Prometheus reckons it: evenly within a bucket. Null where none is counted. */
function quantile(bounds: readonly number[], counts: readonly number[]): number | null {
  const wanted = SHARE * counts.reduce((sum, count) => sum + count, 0);
  if (wanted === 0) return null;
  let below = 0;
  for (const [at, bound] of bounds.entries()) {
    const count = counts[at] ?? 0;
    const from = bounds[at - 1] ?? 0;
    if (below + count >= wanted) return from + (bound - from) * ((wanted - below) / count);
    below += count;
  }
  return bounds.at(-1) ?? null;
}

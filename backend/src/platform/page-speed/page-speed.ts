import { channel } from 'node:diagnostics_channel';

/** Kinds of screens: nothing else is reported of a visitor's device. */
export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** What browsers measure, by the names that the field has for it. */
export const FIGURES = ['lcp', 'inp', 'ttfb', 'cls'] as const;
export type Figure = (typeof FIGURES)[number];

/**
 * The buckets in which each figure is counted: seconds, of `cls` the sum of the shifts. Among them are the limits by which
 * the field separates good from poor.
 */
export const BUCKETS: Readonly<Record<Figure, readonly number[]>> = {
  lcp: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  inp: [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
  ttfb: [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3, 6],
  cls: [0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
};

/** What one visitor's browser measured on one page. */
export interface PageSpeed {
  /** The page's pattern, such as '/chef/:name'. */
  route: string;
  device: Device;
  /** Seconds; of `cls`, the sum of the shifts. Undefined where the browser does not measure it. */
  figures: Partial<Record<Figure, number | undefined>>;
}

/** A browser reported how fast a page was. */
export const PAGE_SPEED = channel('sobremesa:page-speed');

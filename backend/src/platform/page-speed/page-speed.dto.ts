import { Choice, Measured, Text } from '../http/fields.js';
import { DEVICES, type Device } from './page-speed.js';

/** Ten minutes: anyone who waits longer has put the phone away. */
const LONGEST_MS = 600_000;

/** Largest sum of layout shifts: a hundred times the whole window. */
const MOST_SHIFT = 100;

const time = (description: string, example: number): PropertyDecorator =>
  Measured({ max: LONGEST_MS, optional: true, description, example });

/** How fast a page was for somebody. Whatever a browser cannot measure is left out. */
export class ReportPageSpeedDto {
  @Text({
    max: 1_000,
    description: "The page's path. It is counted under its pattern, and kept nowhere.",
    example: '/chef/Ana-María-Pérez',
  })
  path!: string;

  @Choice(DEVICES, { description: 'What kind of screen it was.', example: 'phone' })
  device!: Device;

  @time('Milliseconds until the largest picture or text was painted (LCP).', 1_240)
  lcp?: number | null;

  @time('Milliseconds until the screen answered to a press, for nearly the slowest one (INP).', 64)
  inp?: number | null;

  @time('Milliseconds until the first byte of the document (TTFB).', 180)
  ttfb?: number | null;

  @Measured({
    max: MOST_SHIFT,
    optional: true,
    description: 'How much the layout moved by itself (CLS).',
    example: 0.012,
  })
  cls?: number | null;
}

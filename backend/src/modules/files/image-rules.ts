import type { ImageRules } from '../../platform/images/process-image.js';
import type { ImageKind } from './image.entity.js';

/** Smallest accepted sizes, and the widths to make: those the pages show, at one and two pixels per CSS pixel. */
export const IMAGE_RULES: Record<ImageKind, ImageRules> = {
  profile: { min: { width: 250, height: 250 }, widths: [160, 320, 480, 720], preview: true },
  cover: { min: { width: 1440, height: 350 }, widths: [640, 960, 1440, 1920], avif: true, preview: true },
  header: {
    min: { width: 1440, height: 350 },
    widths: [640, 960, 1440, 1920],
    // It fills a phone's screen, which shows only its middle.
    portrait: [480, 720],
    avif: true,
    preview: true,
  },
  gallery: { min: { width: 300, height: 300 }, widths: [160, 320, 480, 800] },
  // On most phones a dish is 700 pixels wide.
  proposal: { widths: [160, 320, 480, 700, 800], preview: true },
  logo: { min: { width: 100, height: 100 }, widths: [200, 400], alpha: true },
};

import type { ImageData } from '../../ui/Picture';

/** Makes image data for the pages' own pictures. They belong to the design, not to a chef. */

/** A dish from above, for a round frame: WebP at 420 and 840 px. */
export function plateOf(placeholder: string, small: string, large: string): ImageData {
  const variants = [
    { url: small, type: 'image/webp', width: 420 },
    { url: large, type: 'image/webp', width: 840 },
  ];
  return { publicUrl: large, width: 840, height: 840, variants, placeholder };
}

interface TableFiles {
  webp: [small: string, large: string];
  avif: [small: string, large: string];
}

/** A table from above, across the page: 800 and 1600 px. */
export function tableOf(placeholder: string, { webp, avif }: TableFiles): ImageData {
  const variants = [
    { url: avif[0], type: 'image/avif', width: 800 },
    { url: avif[1], type: 'image/avif', width: 1600 },
    { url: webp[0], type: 'image/webp', width: 800 },
    { url: webp[1], type: 'image/webp', width: 1600 },
  ];
  return { publicUrl: webp[1], width: 1600, height: 672, variants, placeholder };
}

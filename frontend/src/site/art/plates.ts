import type { ImageData } from '../../ui/Picture';
import paella450avif from './paella-450.avif?no-inline';
import paella450 from './paella-450.webp?no-inline';
import paella900avif from './paella-900.avif?no-inline';
import paella900 from './paella-900.webp?no-inline';
import rolls450avif from './rolls-450.avif?no-inline';
import rolls450 from './rolls-450.webp?no-inline';
import rolls900avif from './rolls-900.avif?no-inline';
import rolls900 from './rolls-900.webp?no-inline';

function plate(placeholder: string, webp: [string, string], avif: [string, string]): ImageData {
  const widths = [450, 900] as const;
  const variants = [
    ...avif.map((url, at) => ({ url, type: 'image/avif', width: widths[at] ?? 900 })),
    ...webp.map((url, at) => ({ url, type: 'image/webp', width: widths[at] ?? 900 })),
  ];
  return { publicUrl: webp[1], width: 900, height: 900, variants, placeholder };
}

/** Pictures for the closing invitations. They belong to the design, not to a chef. */
export const paella = plate('#a57a48', [paella450, paella900], [paella450avif, paella900avif]);
export const rolls = plate('#a2907e', [rolls450, rolls900], [rolls450avif, rolls900avif]);

import type { ImageData } from '../ui/Picture';

/** The file of a picture for link previews: its JPEG, which every chat application shows. */
export function socialImage(image: ImageData): string {
  return image.variants.find(({ type }) => type === 'image/jpeg')?.url ?? image.publicUrl;
}

import type { ImageData } from '../ui/Picture';

/** The file of a picture for link previews: its JPEG, which every chat application shows. Only the server writes them. */
export function socialImage(image: ImageData): string {
  if (!__SERVER__) return '';
  return image.variants.find(({ type }) => type === 'image/jpeg')?.url ?? image.publicUrl;
}

import type { ImageData } from '../ui/Picture';

/** The file of a picture that link previews show: its JPEG, which every chat application opens. */
export function socialImage(image: ImageData): string {
  return image.variants.find(({ type }) => type === 'image/jpeg')?.url ?? image.publicUrl;
}

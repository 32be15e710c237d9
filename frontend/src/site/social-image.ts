import type { SocialImage } from '../ui/Head';
import type { ImageData } from '../ui/Picture';

/** A JPEG for link previews, which every chat application shows. Only the server writes it. */
export function socialImage(image: ImageData): SocialImage | undefined {
  if (!__SERVER__) return undefined;
  const { url, width } = image.variants.find(({ type }) => type === 'image/jpeg') ?? {
    url: image.publicUrl,
    width: image.width,
  };
  return { url, width, height: Math.round((image.height * width) / image.width) };
}

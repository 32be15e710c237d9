import type { SocialImage } from '../ui/Head';
import type { ImageData } from '../ui/Picture';

/**
 * A picture for link previews: its JPEG, which every chat application shows. Only the server writes them. The JPEG is as
 * narrow as it says, and as high in proportion.
 */
export function socialImage(image: ImageData): SocialImage | undefined {
  if (!__SERVER__) return undefined;
  const { url, width } = image.variants.find(({ type }) => type === 'image/jpeg') ?? {
    url: image.publicUrl,
    width: image.width,
  };
  return { url, width, height: Math.round((image.height * width) / image.width) };
}

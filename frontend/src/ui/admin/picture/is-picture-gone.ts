import type { ImageDto } from '../../../api/generated';

/** Shown for a draft that lost some of its pictures. */
export const PICTURES_GONE = 'Algunas imágenes del borrador ya no están en el servidor. Súbelas de nuevo.';

/**
 * Whether the server has removed a picture of a draft because no record used it for a day. When the server cannot be
 * asked, the picture counts as present.
 */
export async function isPictureGone({ publicUrl }: Pick<ImageDto, 'publicUrl'>): Promise<boolean> {
  try {
    return (await fetch(publicUrl, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}

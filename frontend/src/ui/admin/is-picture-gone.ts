import type { ImageDto } from '../../api/generated';

/** What is said of a draft that lost some of its pictures. */
export const PICTURES_GONE = 'Algunas imágenes del borrador ya no están en el servidor. Súbelas de nuevo.';

/**
 * Whether the server has removed a picture that a draft names, as no record used it for a day; what cannot be
 * asked about counts as there.
 */
export async function isPictureGone({ publicUrl }: Pick<ImageDto, 'publicUrl'>): Promise<boolean> {
  try {
    return (await fetch(publicUrl, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}

import { ImagesUnavailableError } from '../platform/images/image.errors.js';
import { Finding } from './finding.js';
import type { Tried } from './try-parts.js';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQMAAAAl21bKAAAAA1BMVEWKOyqs0YViAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);

/** Makes a picture of one pixel, in the process that makes pictures. */
export async function tryPictures({ maker }: Tried): Promise<string> {
  try {
    await maker.make(PIXEL, { widths: [1] });
  } catch (error) {
    if (!(error instanceof ImagesUnavailableError)) throw error;
    throw new Finding('failed', 'El proceso que las hace no arranca: el registro del servidor dice por qué.');
  }
  return 'Se procesan.';
}

import type { ImageInputDto } from '../../api/kitchen.generated';
import { dataUrlOf } from '../../ui/data-url-of';

/** The files that the phone offers. */
export const PICTURES = 'image/jpeg,image/png,image/bmp';

const MB = 1024 * 1024;

/** How much new pictures of one sending may weigh together, in bytes: as text they grow by a third. */
const MOST_BYTES = 11 * MB;

/** A picture of the form: one that there is, or one of the phone. */
export interface FormPicture {
  input: ImageInputDto;
  src: string;
}

/**
 * Reads pictures of the phone.
 * @param others that are sent with them
 * @returns the pictures, or what is wrong with them
 */
export async function readPictures(
  files: readonly File[],
  others: readonly FormPicture[],
  maxMb: number,
): Promise<FormPicture[] | string> {
  if (files.some(({ size }) => size > maxMb * MB)) return `Cada foto puede pesar hasta ${maxMb} MB. Elige otra.`;
  const sizes = [...others.map(({ input }) => input), ...files].map(({ size }) => size ?? 0);
  if (sizes.reduce((sum, size) => sum + size, 0) > MOST_BYTES)
    return 'Son muchas fotos para un solo envío: manda estas, y después agrega las otras.';
  try {
    return await Promise.all(files.map(readPicture));
  } catch {
    return 'No pudimos leer una de las fotos. Elige otra.';
  }
}

async function readPicture(file: File): Promise<FormPicture> {
  const data = await dataUrlOf(file);
  return { input: { data, type: file.type, filename: file.name, size: file.size }, src: data };
}

/** A picture that there is. */
export const pictureOf = ({ id, publicUrl }: { id: number; publicUrl: string }): FormPicture => ({
  input: { id },
  src: publicUrl,
});

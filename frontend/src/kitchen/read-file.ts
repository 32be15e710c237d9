import type { ImageInputDto } from '../api/kitchen.generated';
import { dataUrlOf } from '../ui/data-url-of';

/** A picture of the phone as a form sends it. */
export async function readPicture(file: File): Promise<ImageInputDto & { data: string }> {
  return { data: await dataUrlOf(file), type: file.type, filename: file.name, size: file.size };
}

import { Choice } from '../../platform/http/fields.js';
import { IMAGE_KINDS, type ImageKind } from './image.entity.js';

/** What comes with an uploaded file. */
export class UploadImageDto {
  /** What the picture is for: it decides the smallest accepted size and the widths made. */
  @Choice(IMAGE_KINDS, { example: 'profile' })
  kind!: ImageKind;
}

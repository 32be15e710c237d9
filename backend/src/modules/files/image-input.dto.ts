import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { INT4_MAX, Text, Whole } from '../../platform/http/fields.js';

/** `@Text` would count characters. This text has megabytes, and its bytes are measured before decoding. */
const DataUrl = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: 'string',
      required: false,
      nullable: true,
      description: 'Data URL in base64 of a new image. JPG, PNG or BMP.',
    }),
    IsOptional(),
    IsString({ message: 'La imagen no es válida.' }),
  );

/**
 * The image of a form: either one uploaded before (`id`), or a new one (`data`, `type`, `filename`, `size`). The declared
 * type and size are not trusted: the content decides.
 */
export class ImageInputDto {
  @Whole({ min: 1, max: INT4_MAX, optional: true, example: 12, description: 'Id answered by POST /files/upload.' })
  id?: number | null;

  @DataUrl()
  data?: string | null;

  @Text({ max: 100, optional: true, description: 'Declared media type.' })
  type?: string | null;

  @Text({ max: 255, optional: true, description: 'Name of the file, for messages.' })
  filename?: string | null;

  @Whole({ min: 0, max: INT4_MAX, optional: true, description: 'Declared size in bytes.' })
  size?: number | null;
}

import { Body, Controller, Post, UploadedFile, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { FileInterceptor, type UploadedMultipartFile } from '@nestjs/platform-fastify/multipart';
import { SignedIn } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { LEAST_PIXELS } from './image-field.js';
import { ImageMissingError, onField } from './files.errors.js';
import { FilesService } from './files.service.js';
import { ImageDto } from './image.dto.js';
import { IMAGE_KINDS } from './image.entity.js';
import { UploadImageDto } from './upload-image.dto.js';
import { FormRead, FormReading, TakesFile, UploadQueue } from './upload.interceptors.js';

@ApiTags('files')
@Controller('files')
export class FilesController {
  constructor(private readonly files: FilesService) {}

  /**
   * Uploads an image before the form that uses it is saved.
   *
   * JPG, PNG or BMP, by its content; smallest sizes as `kind` has them. Uploads that no record uses are removed after a day.
   */
  @Post('upload')
  @SignedIn()
  @TakesFile(true)
  @UseInterceptors(UploadQueue, FormReading, FileInterceptor('file'), FormRead)
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file', 'kind'],
      properties: {
        file: { type: 'string', format: 'binary' },
        kind: {
          type: 'string',
          enum: [...IMAGE_KINDS],
          example: 'profile',
          description: `What the picture is for. Smallest sizes in pixels: ${LEAST_PIXELS}.`,
        },
      },
    },
  })
  @Answer({ status: 201, msg: 'La imagen ha sido subida exitosamente.', type: ImageDto })
  @Refuses(400, 401, 413, 415)
  async uploadFile(@Body() { kind }: UploadImageDto, @UploadedFile() file?: UploadedMultipartFile): Promise<ImageDto> {
    try {
      if (!file?.buffer) throw new ImageMissingError();
      return ImageDto.from(await this.files.take(file.buffer, kind, file.originalname));
    } catch (error) {
      throw onField(error, 'file');
    }
  }
}

export { FilesModule } from './files.module.js';
export { FilesService } from './files.service.js';
export { ImageDto, imageJson, type ImageRow } from './image.dto.js';
export { EXAMPLE_IMAGES } from './example-images.js';
export { ImageInputDto } from './image-input.dto.js';
export { Image, IMAGE_KINDS, type ImageKind, type StoredVariant } from './image.entity.js';

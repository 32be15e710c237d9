export { compareFiles, type FileComparison } from './compare-files.js';
export { FilesModule } from './files.module.js';
export { FilesService } from './files.service.js';
export { IMAGE, imageOf } from './image.columns.js';
export { ImageDto, shown, shownText, type ImageRow, type Shown } from './image.dto.js';
export { EXAMPLE_IMAGES } from './example-images.js';
export { ImageField, ImageFields } from './image-field.js';
export { ImageInputDto } from './image-input.dto.js';
export { Image, IMAGE_KINDS, type ImageKind, type StoredVariant } from './image.entity.js';

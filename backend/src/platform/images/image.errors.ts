import { DomainError } from '../http/answer/domain-error.js';

/** The bytes are not a JPG, PNG or BMP, whatever the file's name or declared type says. */
export class NotAnImageError extends DomainError {
  constructor() {
    super('image_type', 'Solo se aceptan imágenes JPG, PNG o BMP.', 400);
  }
}

/** The file begins like an image but cannot be decoded to its last pixel. */
export class DamagedImageError extends DomainError {
  constructor() {
    super('image_damaged', 'La imagen está dañada.', 400);
  }
}

/** A compressed or rare kind of BMP that bmp-ts cannot read. */
export class UnsupportedBmpError extends DomainError {
  constructor() {
    super('image_bmp', 'Este BMP no se puede leer. Guarda la imagen como JPG o PNG.', 400);
  }
}

/** The picture has more pixels than are decoded. This protects against decompression bombs. */
export class TooManyPixelsError extends DomainError {
  constructor(readonly maxPixels: number) {
    super('image_pixels', `La imagen tiene demasiados píxeles: el máximo es de ${maxPixels / 1e6} megapíxeles.`, 400);
  }
}

/** The picture is smaller than its use requires. */
export class ImageTooSmallError extends DomainError {
  constructor(
    readonly minWidth: number,
    readonly minHeight: number,
  ) {
    super('image_small', `La imagen debe medir al menos ${minWidth}×${minHeight} píxeles.`, 400);
  }
}

/** The picture is so long that little is left of it at the width in which it is kept. */
export class ImageTooLongError extends DomainError {
  constructor(
    readonly keptWidth: number,
    readonly keptHeight: number,
  ) {
    super(
      'image_long',
      `La imagen es demasiado alargada: quedaría de ${keptWidth}×${keptHeight} píxeles. Recórtala y súbela de nuevo.`,
      400,
    );
  }
}

/** The picture crashed the process that decodes it, or took too long. */
export class ImageNotMadeError extends DomainError {
  constructor() {
    super('image_not_made', 'No se pudo procesar la imagen. Guárdala otra vez como JPG y vuelve a subirla.', 400);
  }
}

/** The process that makes pictures does not start on this machine. */
export class ImagesUnavailableError extends DomainError {
  constructor() {
    super(
      'images_unavailable',
      'El servidor no puede procesar imágenes en este momento. Intenta otra vez más tarde y, si sigue igual, avisa a quien lo administra.',
      503,
    );
  }
}

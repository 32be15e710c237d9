import { DomainError, type FieldError } from '../../platform/http/answer/domain-error.js';

const NAME_SHOWN = 100;

/** The file is larger than UPLOAD_MAX_MB. */
export class FileTooLargeError extends DomainError {
  constructor(name: string) {
    super('file_size', `El archivo ${shown(name)} supera el tamaño máximo permitido.`, 413);
  }
}

/** The upload call accepts only forms with a file. */
export class NotMultipartError extends DomainError {
  constructor() {
    super('not_multipart', 'El archivo debe enviarse como formulario (multipart/form-data).', 415);
  }
}

/** The parts of the form cannot be separated. */
export class UnreadableFormError extends DomainError {
  constructor() {
    super('unreadable_form', 'El formulario enviado no se puede leer.', 400);
  }
}

/** The form has no file, or an image field has neither an uploaded picture nor the data of a new one. */
export class ImageMissingError extends DomainError {
  constructor() {
    super('image_missing', 'Sube una imagen.', 400);
  }
}

/** The data URL of a picture is cut off or malformed. */
export class UnreadableImageDataError extends DomainError {
  constructor() {
    super('image_data', 'La imagen llegó incompleta. Vuelve a subirla.', 400);
  }
}

/** There is no such upload: it was never made, or it was removed because nothing used it for a day. */
export class ImageGoneError extends DomainError {
  constructor() {
    super('image_gone', 'La imagen ya no está disponible. Vuelve a subirla.', 400);
  }
}

/** The upload was checked for another use, so its minimum size and widths may not fit here. */
export class WrongImageKindError extends DomainError {
  constructor() {
    super('image_kind', 'Esta imagen se subió para otro lugar. Vuelve a subirla.', 400);
  }
}

/** A private paper is larger than it may be. */
export class PaperTooLargeError extends DomainError {
  constructor() {
    super('paper_size', 'El archivo supera los 5 MB.', 413);
  }
}

/** The file is neither a PDF nor a picture. */
export class NotAPaperError extends DomainError {
  constructor() {
    super('paper_type', 'Sube un PDF o una imagen JPG o PNG.', 400);
  }
}

/** The data URL of a paper is cut off or malformed. */
export class UnreadablePaperDataError extends DomainError {
  constructor() {
    super('paper_data', 'El archivo llegó incompleto. Elígelo otra vez.', 400);
  }
}

/** Too many files came for one thing today, whether or not they could be opened. */
export class PapersOfDayError extends DomainError {
  constructor() {
    super('papers_of_day', 'Hoy ya enviaste muchos archivos. Inténtalo mañana.', 409);
  }
}

/** There is no such paper any more. */
export class PaperMissingError extends DomainError {
  constructor() {
    super('paper_missing', 'El archivo ya no está.', 404);
  }
}

/** The same error with the name of the form's field that it concerns. */
export function onField(error: unknown, field: string): unknown {
  if (!(error instanceof DomainError) || error.status >= 500) return error;
  const errors: FieldError[] = [{ field, msg: error.message }];
  return new DomainError(error.code, error.message, error.status, errors);
}

/** A name that the client chose, shortened and without control characters, for a sentence. */
const shown = (name: string): string => [...name.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, NAME_SHOWN).join('');

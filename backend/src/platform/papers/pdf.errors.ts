import { DomainError } from '../http/answer/domain-error.js';

/** The bytes are no PDF, whatever the file's name says. */
export class NotAPdfError extends DomainError {
  constructor() {
    super('pdf_type', 'Solo se acepta un PDF.', 400);
  }
}

/** The PDF cannot be opened: it is damaged, or it has a password. */
export class DamagedPdfError extends DomainError {
  constructor() {
    super(
      'pdf_damaged',
      'El PDF no se puede abrir: está dañado o tiene clave. Guárdalo otra vez y vuelve a subirlo.',
      400,
    );
  }
}

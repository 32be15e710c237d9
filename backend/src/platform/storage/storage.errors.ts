import { DomainError } from '../http/answer/domain-error.js';

/** The disk or the account is full: nothing was stored. */
export class StorageFullError extends DomainError {
  constructor(options?: ErrorOptions) {
    super('storage_full', 'No queda espacio para guardar el archivo. Avisa a quien administra el sitio.', 503);
    this.cause = options?.cause;
  }
}

/** The store does not answer or refuses: nothing was stored, or the file cannot be read for now. */
export class StorageUnavailableError extends DomainError {
  constructor(options?: ErrorOptions) {
    super(
      'storage_unavailable',
      'El almacén de archivos no está disponible por ahora. Intenta otra vez en unos minutos.',
      503,
    );
    this.cause = options?.cause;
  }
}

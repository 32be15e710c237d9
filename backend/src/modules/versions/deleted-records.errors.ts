import { DomainError } from '../../platform/http/answer/domain-error.js';

/** It was brought back already, or its time is over. */
export class DeletionNotFoundError extends DomainError {
  constructor() {
    super('deletion_not_found', 'Ya no está entre lo eliminado: alguien lo recuperó, o pasó su plazo.', 404);
  }
}

/** What it belonged to was deleted too. */
export class OwnerGoneError extends DomainError {
  constructor() {
    super('owner_gone', 'Aquello a lo que pertenece ya no existe. Recupéralo primero.', 409);
  }
}

/** A database that was restored from a backup can give a number twice. */
export class NumberTakenError extends DomainError {
  constructor() {
    super('number_taken', 'No se puede recuperar: otro registro tiene su número.', 409);
  }
}

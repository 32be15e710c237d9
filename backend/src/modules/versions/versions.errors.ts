import { DomainError, type FieldError } from '../../platform/http/answer/domain-error.js';

/** There is no such version, or no such record any more. */
export class VersionNotFoundError extends DomainError {
  constructor() {
    super('version_not_found', 'Esta versión ya no existe.', 404);
  }
}

/** Some of the fields cannot be what they were. Nothing is restored; the others can be. */
export class CannotRestoreError extends DomainError {
  constructor(errors: FieldError[]) {
    super(
      'cannot_restore',
      'Hay datos que ya no se pueden restaurar. Quítalos de la selección y restaura el resto.',
      409,
      errors,
    );
  }
}

/** A field that versions of this kind do not hold. */
export class UnknownFieldError extends DomainError {
  constructor(field: string) {
    const msg = `La versión no tiene el dato '${field.slice(0, 40).toWellFormed()}'.`;
    super('unknown_field', msg, 400, [{ field: 'fields', msg }]);
  }
}

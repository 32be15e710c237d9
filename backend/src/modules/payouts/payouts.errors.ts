import { DomainError } from '../../platform/http/answer/domain-error.js';

export class PayoutNotFoundError extends DomainError {
  constructor() {
    super('payout_not_found', 'El pago no existe.', 404);
  }
}

/** A payout was taken back and noted again meanwhile. */
export class PayoutNotedAgainError extends DomainError {
  constructor() {
    super('payout_noted_again', 'Ese pago ya se deshizo, y se anotó otro. Recarga para ver cómo quedó.', 409);
  }
}

export class BoletaNotFoundError extends DomainError {
  constructor() {
    super('boleta_not_found', 'No hay boleta de esta velada.', 404);
  }
}

/** A boleta is given for what is due. */
export class BoletaTooSoonError extends DomainError {
  constructor() {
    super('boleta_too_soon', 'La boleta se sube después de la velada, cuando hay algo que pagar.', 409);
  }
}

/** What was paid with a boleta keeps it. */
export class BoletaGivenError extends DomainError {
  constructor() {
    super('boleta_given', 'Esta velada ya se pagó con su boleta. Si hay un error, escríbenos.', 409);
  }
}

/** Some fields of the account are missing. */
export class AccountIncompleteError extends DomainError {
  constructor(fields: readonly string[]) {
    const msg = 'Completa la cuenta, o bórrala entera.';
    super(
      'account_incomplete',
      msg,
      409,
      fields.map((field) => ({ field, msg })),
    );
  }
}

/** Two rates of retention begin on the same day. */
export class RetentionTwiceError extends DomainError {
  constructor() {
    const msg = 'Dos retenciones empiezan el mismo día: deja una.';
    super('retention_twice', msg, 409, [{ field: 'retentions', msg }]);
  }
}

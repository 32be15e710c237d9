import { DomainError } from '../../platform/http/answer/domain-error.js';
import { longDay } from '../../platform/http/value/words.js';

export class TransferNotFoundError extends DomainError {
  constructor() {
    super('transfer_not_found', 'La transferencia no existe.', 404);
  }
}

/** Somebody decided it otherwise meanwhile. */
export class TransferMovedError extends DomainError {
  constructor() {
    super('transfer_moved', 'Otra persona ya resolvió esta transferencia. Recarga para ver cómo quedó.', 409);
  }
}

/** Nobody transfers for an offer that they have not read. */
export class TransferTooEarlyError extends DomainError {
  /** @param from when the offer was sent ('YYYY-MM-DD') */
  constructor(from: string) {
    const msg = `La cotización se envió el ${longDay(from)}: elige ese día o uno posterior.`;
    super('transfer_too_early', msg, 400, [{ field: 'day', msg }]);
  }
}

/** Too many of one evening wait for staff. */
export class TooManyTransfersError extends DomainError {
  constructor() {
    super(
      'too_many_transfers',
      'Ya nos avisaste de varias transferencias que aún revisamos. Espera a que las confirmemos, o escríbenos.',
      409,
    );
  }
}

/** Of one evening came as many as a day may bring. */
export class TransfersOfDayError extends DomainError {
  constructor() {
    super('transfers_of_day', 'Hoy ya nos avisaste muchas veces. Inténtalo mañana, o escríbenos.', 409);
  }
}

/** It has no proof. */
export class NoProofError extends DomainError {
  constructor() {
    super('no_proof', 'Esta transferencia no trae comprobante.', 404);
  }
}

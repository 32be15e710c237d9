import { DomainError } from '../../platform/http/domain-error.js';

/** There is no such evening, or it went with its request. */
export class EveningNotFoundError extends DomainError {
  constructor() {
    super('evening_not_found', 'Esa velada no existe o ya fue eliminada.', 404);
  }
}

/** A request has one evening at most. */
export class EveningExistsError extends DomainError {
  constructor() {
    super('evening_exists', 'Esta solicitud ya está en la agenda.', 409);
  }
}

/** What was cancelled is neither moved nor cancelled again. */
export class EveningCancelledError extends DomainError {
  constructor() {
    super('evening_cancelled', 'Esa velada ya fue cancelada.', 409);
  }
}

/** There is no such blocked range, or it was deleted. */
export class BlockNotFoundError extends DomainError {
  constructor() {
    super('blocked_range_not_found', 'Ese bloqueo no existe o ya fue eliminado.', 404);
  }
}

/** A range ends before it begins. */
export class BlockTurnedRoundError extends DomainError {
  constructor() {
    const msg = 'El último día no puede ser anterior al primero.';
    super('blocked_range_turned_round', msg, 400, [{ field: 'last_day', msg }]);
  }
}

/** A range is longer than anybody blocks at once. */
export class BlockTooLongError extends DomainError {
  constructor(days: number) {
    const msg = `Un bloqueo dura como máximo ${days} días.`;
    super('blocked_range_too_long', msg, 400, [{ field: 'last_day', msg }]);
  }
}

import { DomainError } from '../../platform/http/answer/domain-error.js';

/** The evening does not exist, or was deleted with its request. */
export class EveningNotFoundError extends DomainError {
  constructor() {
    super('evening_not_found', 'Esa velada no existe o ya fue eliminada.', 404);
  }
}

/** A request has at most one evening. */
export class EveningExistsError extends DomainError {
  constructor() {
    super('evening_exists', 'Esta solicitud ya está en la agenda.', 409);
  }
}

/** An evening overlaps with another one of the chef, and nobody confirmed it. */
export class EveningOverlapsError extends DomainError {
  /** @param which the other evening, in words for staff: '20:30 para Íñigo en Ñuñoa' */
  constructor(which: string) {
    const msg = `El chef ya tiene una mesa a esa hora: ${which}. Confirma que quieres agregarla igual.`;
    super('evening_overlaps', msg, 409, [{ field: 'confirmed', msg }]);
  }
}

/** Only an accepted request has an evening. */
export class RequestNotAcceptedError extends DomainError {
  constructor() {
    super('evening_request_not_accepted', 'Solo una solicitud aceptada entra a la agenda.', 409);
  }
}

/** The evening of an accepted offer is changed on the offer, so that both sides get a mail. */
export class EveningOfOfferError extends DomainError {
  constructor() {
    super('evening_of_offer', 'Esta velada viene de una cotización: cámbiala desde su solicitud.', 409);
  }
}

/** A cancelled evening can be neither moved nor cancelled again. */
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

/** A blocked range is longer than the maximum. */
export class BlockTooLongError extends DomainError {
  constructor(days: number) {
    const msg = `Un bloqueo dura como máximo ${days} días.`;
    super('blocked_range_too_long', msg, 400, [{ field: 'last_day', msg }]);
  }
}

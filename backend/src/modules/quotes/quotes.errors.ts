import { DomainError } from '../../platform/http/domain-error.js';
import { QUOTE_STATE_NAMES, refusalOf, type QuoteState } from './quote-moves.js';

/** A request does not go from its state to that one. */
export class MoveRefusedError extends DomainError {
  constructor(from: QuoteState, to: QuoteState) {
    super('quote_move_refused', refusalOf(from, to), 409);
  }
}

/** A move must be explained, and is not: 409 like any other move that is refused. */
class WordsMissingError extends DomainError {
  constructor(field: string, msg: string) {
    super('quote_move_words_missing', msg, 409, [{ field, msg }]);
  }
}

/** An acceptance by telephone says how it came. */
export class NoteMissingError extends WordsMissingError {
  constructor() {
    super('text', 'Cuenta en una nota cómo aceptó el cliente.');
  }
}

/** A lost request says why. */
export class ReasonMissingError extends WordsMissingError {
  constructor() {
    super('reason', 'Indica por qué se perdió la solicitud.');
  }
}

/** Another reason is told in words. */
export class ReasonTextMissingError extends WordsMissingError {
  constructor() {
    super('text', 'Cuenta cuál fue el motivo.');
  }
}

/** Somebody changed the request since it was opened. Nothing was changed by this call. */
export class RequestChangedError extends DomainError {
  /** @param what what happened meanwhile, as a sentence */
  constructor(what: string) {
    super('quote_request_changed', `${what} Revisa la solicitud y vuelve a intentarlo.`, 409);
  }
}

/** Of a request that has ended nothing is left to do. */
export class RequestOverError extends DomainError {
  constructor(state: QuoteState) {
    const way = state === 'perdida' ? ': reábrela para planear un próximo paso.' : ' y ya no lleva un próximo paso.';
    super('quote_request_over', `La solicitud está ${QUOTE_STATE_NAMES[state].toLocaleLowerCase('es')}${way}`, 409);
  }
}

/** A request is given to active people only. */
export class OwnerNotActiveError extends DomainError {
  constructor() {
    const msg = 'Elige a una persona activa.';
    super('quote_owner_not_active', msg, 409, [{ field: 'owner_id', msg }]);
  }
}

/** A client wants one thing twice. */
export class DoubleChoiceError extends DomainError {
  constructor() {
    const msg = 'Elige a cada chef o experiencia una sola vez.';
    super('quote_double_choice', msg, 400, [{ field: 'choices', msg }]);
  }
}

/** Data about health are used only with the client's consent to that. Nothing was stored. */
export class RestrictionsConsentError extends DomainError {
  constructor() {
    const msg = 'Marca la casilla para que podamos usar este dato, o borra lo que escribiste.';
    super('quote_restrictions_consent', msg, 400, [{ field: 'restrictions_consent', msg }]);
  }
}

/** Staff have taken the request up, so that nobody needs to be told of it. */
export class NotNewError extends DomainError {
  constructor() {
    super('quote_request_not_new', 'La solicitud ya está en trabajo: no hace falta avisar otra vez.', 409);
  }
}

/** There is no such request, or it was deleted. */
export class QuoteRequestNotFoundError extends DomainError {
  constructor() {
    super('quote_request_not_found', 'La solicitud no existe o ya fue eliminada.', 404);
  }
}

/** The client said that these data must not be used. */
export class RequestBlockedError extends DomainError {
  constructor() {
    super('quote_request_blocked', 'La solicitud está bloqueada: el cliente pidió que no se usen sus datos.', 409);
  }
}

/** The client's data were erased. */
export class RequestErasedError extends DomainError {
  constructor() {
    super('quote_request_erased', 'Los datos de esta solicitud fueron borrados.', 409);
  }
}

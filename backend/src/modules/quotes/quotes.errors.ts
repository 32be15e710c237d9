import { DomainError } from '../../platform/http/answer/domain-error.js';
import { QUOTE_STATE_NAMES, refusalOf, type QuoteState, type Situation } from './quote-moves.js';

/** The request cannot move from its situation to that state. */
export class MoveRefusedError extends DomainError {
  constructor(situation: Situation, to: QuoteState) {
    super('quote_move_refused', refusalOf(situation, to), 409);
  }
}

/** A client cannot withdraw a request any more. */
export class WithdrawalRefusedError extends DomainError {
  constructor({ hasEvening, state }: Situation) {
    const msg =
      hasEvening && state === 'aceptada'
        ? 'Ya aceptaste esta mesa. Si no puedes, usa «Cancelar mi velada», que dice lo que se devuelve.'
        : 'Esta comida ya se realizó: la solicitud ya no se retira.';
    super('quote_withdrawal_refused', msg, 409);
  }
}

/** The move needs a note: 409, like other refused moves. */
class WordsMissingError extends DomainError {
  constructor(field: string, msg: string) {
    super('quote_move_words_missing', msg, 409, [{ field, msg }]);
  }
}

/** Reopening what took place needs a note. */
export class NoteMissingError extends WordsMissingError {
  constructor() {
    super('text', 'Cuenta en una nota por qué se reabre.');
  }
}

/** A lost request needs a reason. */
export class ReasonMissingError extends WordsMissingError {
  constructor() {
    super('reason', 'Indica por qué se perdió la solicitud.');
  }
}

/** The reason 'other' needs words. */
export class ReasonTextMissingError extends WordsMissingError {
  constructor() {
    super('text', 'Cuenta cuál fue el motivo.');
  }
}

/** Somebody changed the request since it was opened. This call changed nothing. */
export class RequestChangedError extends DomainError {
  /** @param what the change that happened meanwhile, as a sentence */
  constructor(what: string) {
    super('quote_request_changed', `${what} Revisa la solicitud y vuelve a intentarlo.`, 409);
  }
}

/** An ended request has no next step. */
export class RequestOverError extends DomainError {
  constructor(state: QuoteState) {
    const way = state === 'perdida' ? ': reábrela para planear un próximo paso.' : ' y ya no lleva un próximo paso.';
    super('quote_request_over', `La solicitud está ${QUOTE_STATE_NAMES[state].toLocaleLowerCase('es')}${way}`, 409);
  }
}

/** Only an active person can own a request. */
export class OwnerNotActiveError extends DomainError {
  constructor() {
    const msg = 'Elige a una persona activa.';
    super('quote_owner_not_active', msg, 409, [{ field: 'owner_id', msg }]);
  }
}

/** The same choice appears twice. */
export class DoubleChoiceError extends DomainError {
  constructor() {
    const msg = 'Elige a cada chef o experiencia una sola vez.';
    super('quote_double_choice', msg, 400, [{ field: 'choices', msg }]);
  }
}

/** Data about health need the client's consent. Nothing was stored. */
export class RestrictionsConsentError extends DomainError {
  constructor() {
    const msg = 'Marca la casilla para que podamos usar este dato, o borra lo que escribiste.';
    super('quote_restrictions_consent', msg, 400, [{ field: 'restrictions_consent', msg }]);
  }
}

/** A client changed the data for that night so often in a day that each change is only another mail to the chef. */
export class ManyChangesError extends DomainError {
  constructor() {
    const msg = 'Ya corregiste estos datos muchas veces hoy. Escríbenos, y los anotamos nosotros.';
    super('quote_many_changes', msg, 409);
  }
}

/** What guests cannot eat was noted otherwise or removed since the client opened the page, which does not show it. */
export class RestrictionsNotedError extends DomainError {
  constructor() {
    const msg =
      'Cambiaron las restricciones anotadas mientras escribías. Escríbelas completas, también las que ya nos contaste, y guarda otra vez.';
    super('quote_restrictions_noted', msg, 409);
  }
}

/** What guests cannot eat is of no use any more once the request has ended. */
export class RestrictionsOverError extends DomainError {
  constructor() {
    super('quote_restrictions_over', 'Ya terminó: las restricciones de alimentación no se cambian más.', 409);
  }
}

/** The day, place and guests of an agreed evening are those of its offer. */
export class FactAgreedError extends DomainError {
  /** @param field the first field that would change */
  constructor(field: string) {
    const msg = 'Ya está acordado: la velada dice el día, la comuna y los invitados.';
    super('quote_fact_agreed', msg, 409, [{ field, msg }]);
  }
}

/** Nobody could answer the client in the way that they want. */
export class ContactMissingError extends DomainError {
  constructor(field: 'email' | 'phone_number') {
    const msg =
      field === 'email'
        ? 'Escribe un correo, o elige otra forma de responder.'
        : 'Escribe un teléfono, o elige responder por correo.';
    super('quote_contact_missing', msg, 400, [{ field, msg }]);
  }
}

/** A chosen chef or experience is not public any more. Nothing was stored. */
export class ChoiceGoneError extends DomainError {
  constructor() {
    const msg = 'Uno de los chefs o experiencias ya no está en el sitio: quítalo o elige otro.';
    super('quote_choice_gone', msg, 409, [{ field: 'choices', msg }]);
  }
}

/** The client gave no e-mail, so nothing can be mailed to them. */
export class ClientWithoutMailError extends DomainError {
  /** @param instead what to do, as a sentence */
  constructor(instead: string) {
    super('client_without_mail', `El cliente no dejó correo. ${instead}`, 409);
  }
}

/** Staff are already working on the request, so its mail is not needed. */
export class NotNewError extends DomainError {
  constructor() {
    super('quote_request_not_new', 'La solicitud ya está en trabajo: no hace falta avisar otra vez.', 409);
  }
}

/** A request whose evening lies ahead is not deleted: its chef would cook for nobody. */
export class RequestHasEveningError extends DomainError {
  constructor() {
    const msg = 'Tiene una velada en la agenda. Cancélala primero, si no se hará.';
    super('quote_request_has_evening', msg, 409);
  }
}

/** The client of an evening that lies ahead is not erased: mails about it must still reach them and the chef. */
export class EveningAheadError extends DomainError {
  constructor(id: number) {
    const msg = `La solicitud ${id} tiene una velada por delante. Cancélala primero, o borra los datos cuando haya terminado.`;
    super('quote_request_evening_ahead', msg, 409);
  }
}

/** There is no such request, or it was deleted. */
export class QuoteRequestNotFoundError extends DomainError {
  constructor() {
    super('quote_request_not_found', 'La solicitud no existe o ya fue eliminada.', 404);
  }
}

/** The papers of an accepted request must be kept as long as the law requires. */
export class PapersKeptError extends DomainError {
  constructor() {
    const msg = 'Los datos del cliente ya fueron borrados. Lo que se aceptó se guarda seis años, sin sus datos.';
    super('quote_papers_kept', msg, 409);
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

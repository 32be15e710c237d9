import { DomainError, type FieldError } from '../../platform/http/answer/domain-error.js';
import type { QuoteState } from '../quotes/rules.js';
import type { OfferState } from './offer-moves.js';

/** There is no such offer, or it was deleted. */
export class OfferNotFoundError extends DomainError {
  constructor() {
    super('offer_not_found', 'La cotización no existe o ya fue eliminada.', 404);
  }
}

/** Only a draft can be edited, sent or deleted. */
export class OfferNotDraftError extends DomainError {
  constructor() {
    super('offer_not_draft', 'Esta cotización ya se envió: haz una nueva versión para cambiarla.', 409);
  }
}

/** A draft cannot get a newer version: edit it instead. */
export class OfferIsDraftError extends DomainError {
  constructor() {
    super('offer_is_draft', 'Esta cotización todavía es un borrador.', 409);
  }
}

/** An offer that can no longer be answered is not mailed again. */
export class OfferOverError extends DomainError {
  constructor() {
    super('offer_over', 'El cliente ya no puede responder esta cotización: no se envía otra vez.', 409);
  }
}

/** A request has only one draft. */
export class DraftExistsError extends DomainError {
  constructor() {
    super('offer_draft_exists', 'La solicitud ya tiene un borrador: termínalo o elimínalo primero.', 409);
  }
}

/** An offer has at most twenty lines. */
export class TooManyLinesError extends DomainError {
  constructor() {
    const msg = 'Una cotización lleva como máximo 20 líneas.';
    super('offer_too_many_lines', msg, 400, [{ field: 'lines', msg }]);
  }
}

/** The total of an offer must be below the maximum. */
export class TotalRefusedError extends DomainError {
  constructor() {
    const msg = 'El total no puede pasar de $1.000.000.000.';
    super('offer_total_refused', msg, 409, [{ field: 'lines', msg }]);
  }
}

/** A draft lacks something that the client must know. */
export class OfferIncompleteError extends DomainError {
  constructor(missing: FieldError[]) {
    super('offer_incomplete', 'Falta completar la cotización antes de enviarla.', 409, missing);
  }
}

/** The chef or an experience that staff chose does not exist, or the experience is another chef's. */
export class OfferChoiceError extends DomainError {
  constructor(field: 'chef_id' | 'proposal_ids') {
    const msg = field === 'chef_id' ? 'El chef ya no existe.' : 'Una experiencia ya no existe o es de otro chef.';
    super('offer_choice', msg, 409, [{ field, msg }]);
  }
}

/**
 * The sentence for staff, by the state of a request that takes no offer. It names the way to another offer, if there is
 * one.
 */
const NO_OFFER: Partial<Record<QuoteState, string>> = {
  aceptada: 'La solicitud está aceptada: si la velada no se hará, cancélala y reabre la solicitud.',
  realizada: 'La solicitud ya se realizó: no lleva otra cotización.',
  perdida: 'La solicitud está perdida: reábrela para enviar otra cotización.',
};

/** An offer can only be sent to a client who has not decided yet. */
export class RequestNotOpenError extends DomainError {
  /**
   * @param agreed whether an offer is accepted and its evening not cancelled; it holds in every state of the request
   */
  constructor(stage: QuoteState, agreed: boolean) {
    const msg = (!agreed && NO_OFFER[stage]) || 'El cliente ya aceptó una cotización.';
    super('offer_request_not_open', msg, 409);
  }
}

/** Why a client cannot answer an offer: its state, a deleted or deactivated chef, or a closed request. */
export type OverReason = OfferState | 'chef' | 'inactive' | 'withdrawn' | 'other' | 'cancelled' | 'changed' | 'begun';

const OVER: Record<OverReason, string> = {
  borrador: 'Esta cotización todavía no está lista.',
  enviada: 'Esta cotización cambió mientras la mirabas. Revísala otra vez.',
  vista: 'Esta cotización cambió mientras la mirabas. Revísala otra vez.',
  aceptada: 'Esta cotización ya está aceptada.',
  rechazada: 'Dijiste que no a esta cotización. Si cambiaste de idea, escríbenos y te enviamos otra.',
  vencida: 'Esta cotización venció. Escríbenos y te enviamos una nueva.',
  reemplazada: 'Esta cotización fue reemplazada por una más nueva. Usa el enlace nuevo que te enviamos o escríbenos.',
  chef: 'El chef de esta cotización ya no está con nosotros. Escríbenos y te proponemos otro.',
  inactive: 'Este chef ya no recibe mesas con nosotros por ahora. Escríbenos y te proponemos otro.',
  withdrawn: 'Tu solicitud está cerrada. Escríbenos si quieres retomarla.',
  cancelled: 'Esta mesa fue cancelada. Escríbenos si quieres otra fecha.',
  other: 'Ya aceptaste otra cotización. Escríbenos si quieres cambiar algo.',
  retirada: 'Retiramos esta propuesta.',
  changed: 'Después acordamos un cambio: lo que vale está en la versión nueva.',
  begun: 'La hora de esta cotización ya pasó. Escríbenos y te enviamos una nueva.',
};

/** The same of a change: what was agreed holds. */
const OVER_CHANGE: Partial<Record<OverReason, string>> = {
  rechazada: 'Dijiste que no a este cambio. Sigue en pie lo que habías aceptado.',
  vencida: 'Este cambio venció sin respuesta. Sigue en pie lo que habías aceptado.',
  retirada: 'Retiramos este cambio. Sigue en pie lo que habías aceptado.',
  reemplazada: 'Este cambio ya no se puede responder: lo acordado cambió. Escríbenos si tienes dudas.',
  chef: 'El chef de este cambio ya no está disponible. Sigue en pie lo que habías aceptado: escríbenos y te proponemos otro.',
  inactive:
    'El chef de este cambio ya no está disponible. Sigue en pie lo que habías aceptado: escríbenos y te proponemos otro.',
  begun: 'Tu velada ya comenzó: este cambio ya no se puede responder.',
};

/** The sentence for a client whose offer, or change of it, can no longer be answered. */
export const overSentence = (reason: OverReason, ofChange = false): string =>
  (ofChange && OVER_CHANGE[reason]) || OVER[reason];

/** The client can no longer answer this offer. */
export class OfferNotOpenError extends DomainError {
  constructor(
    readonly reason: OverReason,
    readonly ofChange = false,
  ) {
    super('offer_not_open', overSentence(reason, ofChange), 409);
  }
}

/** The same for staff who record an acceptance on the telephone: the state, and what they can do. */
const OVER_FOR_STAFF: Record<OverReason, string> = {
  borrador: 'Esta cotización todavía es un borrador: envíala primero.',
  enviada: 'Esta cotización cambió mientras la mirabas. Revísala otra vez.',
  vista: 'Esta cotización cambió mientras la mirabas. Revísala otra vez.',
  aceptada: 'Esta cotización ya se aceptó y su velada se canceló: reabre la solicitud y envíale una nueva versión.',
  rechazada: 'El cliente dijo que no a esta cotización: envíale una nueva versión.',
  vencida: 'Esta cotización venció: envíale al cliente una nueva versión.',
  reemplazada: 'Otra cotización tomó el lugar de esta: anota la aceptación en la otra.',
  chef: 'El chef de esta cotización ya no existe: envíale al cliente una nueva versión con otro chef.',
  inactive: 'El chef de esta cotización está desactivado: envíale al cliente una nueva versión con otro chef.',
  withdrawn: 'La solicitud ya no espera esta cotización: reábrela si está perdida, y envía una nueva versión.',
  cancelled: 'La velada de esta cotización se canceló.',
  other: 'La solicitud ya está aceptada.',
  retirada: 'Esta propuesta se retiró.',
  changed: 'Un cambio acordado tomó el lugar de esta cotización.',
  begun: 'La hora de esta cotización ya pasó: envíale al cliente una nueva versión.',
};

/** The same of a change. */
const CHANGE_OVER_FOR_STAFF: Partial<Record<OverReason, string>> = {
  rechazada: 'El cliente dijo que no a este cambio, y sigue en pie lo acordado: propón otro.',
  vencida: 'Este cambio venció, y sigue en pie lo acordado: propón otro.',
  retirada: 'Este cambio se retiró, y sigue en pie lo acordado: propón otro.',
  reemplazada: 'Lo acordado cambió desde que se propuso esto: propón otro cambio.',
  aceptada: 'El cliente ya aceptó este cambio.',
  chef: 'El chef de este cambio ya no está disponible: propón otro.',
  inactive: 'El chef de este cambio ya no está disponible: propón otro.',
  cancelled: 'La velada ya no está en pie: este cambio no va.',
  begun: 'La velada ya comenzó: este cambio ya no va.',
};

/** Staff cannot record an acceptance of this offer. */
export class OfferNotAcceptableError extends DomainError {
  constructor(reason: OverReason, ofChange = false) {
    super('offer_not_open', (ofChange && CHANGE_OVER_FOR_STAFF[reason]) || OVER_FOR_STAFF[reason], 409);
  }
}

/** The client read other terms than the present ones. */
export class TermsChangedError extends DomainError {
  constructor() {
    const msg = 'Los términos cambiaron mientras leías. Revísalos y acepta otra vez.';
    super('offer_terms_changed', msg, 409, [{ field: 'terms', msg }]);
  }
}

/** Only a change of what was agreed can be withdrawn. */
export class OfferNotChangeError extends DomainError {
  constructor() {
    super('offer_not_change', 'Solo se retira un cambio de lo acordado.', 409);
  }
}

/** An evening has one open change. */
export class ChangeOpenError extends DomainError {
  constructor() {
    super(
      'offer_change_open',
      'Un cambio de esta velada ya espera la respuesta del cliente: retíralo si quieres proponer otro.',
      409,
    );
  }
}

/** A change changes something. */
export class NothingChangesError extends DomainError {
  constructor() {
    super('offer_nothing_changes', 'Todavía no cambia nada: corrige lo que se acordó de nuevo.', 409);
  }
}

/** An evening is given to a chef who works. */
export class ChefAwayError extends DomainError {
  constructor() {
    const msg = 'Ese chef está desactivado: elige otro.';
    super('offer_chef_away', msg, 409, [{ field: 'chef_id', msg }]);
  }
}

/** Only an accepted offer has an evening that can be moved, cancelled or sent to the chef. */
export class NoEveningError extends DomainError {
  constructor() {
    super('offer_no_evening', 'Esta cotización no tiene una comida agendada.', 409);
  }
}

/** What is given back changed since the client read it. Nothing was cancelled. */
export class ShareChangedError extends DomainError {
  /** @param percent the share that is given back now */
  constructor(percent: number) {
    const msg = `Lo que se devuelve cambió desde que abriste esta página: ahora es el ${percent} %. Revísalo y confirma otra vez.`;
    super('offer_share_changed', msg, 409, [{ field: 'percent', msg }]);
  }
}

/** The evening has no chef any more, so nobody reads its sheet. */
export class NoSheetReaderError extends DomainError {
  constructor() {
    super('sheet_without_chef', 'El chef de esta velada ya no existe: dale otro chef primero.', 409);
  }
}

/** One cannot chat with this number. */
export class NoChatError extends DomainError {
  constructor() {
    super('no_chat', 'No hay un teléfono con WhatsApp al cual escribir.', 409);
  }
}

/** The sheet changed since its chef read it. Nothing was confirmed. */
export class SheetChangedError extends DomainError {
  constructor() {
    super('sheet_changed', 'La ficha cambió mientras la leías. Revísala otra vez y confirma la nueva.', 409);
  }
}

/** A chef does not read a sheet whose client must not be spoken of. Its words do not say why. */
export class SheetPausedError extends DomainError {
  constructor() {
    const msg =
      'Esta ficha no se muestra por ahora. La mesa sigue en pie, el mismo día y a la misma hora. Escríbenos si necesitas algo.';
    super('sheet_paused', msg, 409);
  }
}

/** This mail does not show the evening as it is. */
export class NoSuchMailError extends DomainError {
  constructor() {
    super('evening_no_such_letter', 'La velada cambió mientras la mirabas. Revísala otra vez.', 409);
  }
}

/** A client changes or cancels only an evening to come. */
export class EveningSettledError extends DomainError {
  constructor() {
    super('evening_settled', 'Tu velada ya no se puede cambiar ni cancelar aquí. Escríbenos si necesitas algo.', 409);
  }
}

/** The data for that night are others than those that the client saw. Nothing was saved. */
export class NightChangedError extends DomainError {
  constructor() {
    const msg =
      'Estos datos cambiaron mientras los corregías. Junto a cada uno está lo guardado: revísalo y guarda otra vez.';
    super('night_changed', msg, 409);
  }
}

/** A client wished so many changes that staff have to answer first. */
export class ManyWishesError extends DomainError {
  constructor() {
    super('evening_many_wishes', 'Ya recibimos tus pedidos. Te respondemos antes de que pidas otro cambio.', 409);
  }
}

/** What was paid is not renegotiated. */
export class ChefPaidError extends DomainError {
  constructor() {
    super('chef_paid', 'Al chef ya se le pagó esta velada. Para cambiar el monto, primero deshaz el pago.', 409);
  }
}

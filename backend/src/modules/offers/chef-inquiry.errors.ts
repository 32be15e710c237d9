import { DomainError } from '../../platform/http/answer/domain-error.js';
import { longDay } from '../../platform/http/value/words.js';

/** There is no such inquiry, or it was deleted with its request. */
export class ChefInquiryNotFoundError extends DomainError {
  constructor() {
    super('chef_inquiry_not_found', 'Esa consulta no existe o ya fue eliminada.', 404);
  }
}

/** A request whose chefs were asked is not deleted: they keep the day for it, and would never hear that it is free. */
export class ChefsWaitError extends DomainError {
  constructor(names: readonly string[]) {
    const chefs = new Intl.ListFormat('es').format(names);
    const msg = `Consultaste a ${chefs} por esta mesa. Márcala perdida primero: así ${names.length > 1 ? 'les' : 'le'} llega el «ya no».`;
    super('chef_inquiry_waits', msg, 409);
  }
}

/** It cannot be answered or changed any more. */
export class ChefInquiryOverError extends DomainError {
  /** @param why a sentence for who answers */
  constructor(why: string) {
    super('chef_inquiry_over', why, 409);
  }
}

/** It has ended: there is nothing to send again or to take back. */
export class ChefInquiryEndedError extends DomainError {
  constructor() {
    super('chef_inquiry_ended', 'Esta consulta ya se cerró.', 409);
  }
}

/** 'Puedo, pero…' without what comes after it. */
export class AnswerTextMissingError extends DomainError {
  constructor() {
    const msg = 'Cuéntanos qué tendría que ser distinto: otra hora, otro día, otro menú.';
    super('chef_inquiry_text_missing', msg, 400, [{ field: 'text', msg }]);
  }
}

/** One of the chefs cannot be asked: deleted or deactivated. */
export class ChefNotAskableError extends DomainError {
  constructor() {
    const msg = 'Uno de los chefs ya no existe o está desactivado.';
    super('chef_inquiry_chef', msg, 409, [{ field: 'chef_ids', msg }]);
  }
}

/** A request takes so many inquiries at most. */
export class TooManyInquiriesError extends DomainError {
  constructor(max: number) {
    const msg = `Una solicitud lleva como máximo ${max} consultas.`;
    super('chef_inquiry_too_many', msg, 409, [{ field: 'chef_ids', msg }]);
  }
}

/** The company wants a 'Puedo' before an offer is sent, and this chef has not said it for this day and hour. */
export class ChefAnswerMissingError extends DomainError {
  constructor(chef: string, day: string, startsAt: string) {
    const msg = `Falta que ${chef} diga «Puedo» para el ${longDay(day)}, a las ${startsAt}: consúltale antes de enviar.`;
    super('chef_answer_missing', msg, 409, [{ field: 'chef_id', msg }]);
  }
}

/** The chef changed the answer too often today. */
export class ManyAnswersError extends DomainError {
  constructor() {
    super('chef_inquiry_many_answers', 'Ya cambiaste tu respuesta muchas veces hoy. Escríbenos y la anotamos.', 409);
  }
}

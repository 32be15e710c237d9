import { DomainError, InvalidInputError } from '../../platform/http/answer/domain-error.js';

/** There is no such text, or it was deleted. */
export class ReplyTextNotFoundError extends DomainError {
  constructor() {
    super('reply_text_not_found', 'El texto no existe o ya fue eliminado.', 404);
  }
}

/** Reply texts need different names. */
export class ReplyTextNameTakenError extends DomainError {
  constructor() {
    const msg = 'Ya hay un texto con ese nombre.';
    super('reply_text_name_taken', msg, 409, [{ field: 'name', msg }]);
  }
}

/** A text names an unknown field. */
export class UnknownFieldError extends InvalidInputError {
  /** @param written the field as typed, with its braces */
  constructor(written: string, known: readonly string[], field: string) {
    const names = known.map((name) => `{${name}}`).join(', ');
    super([{ field, msg: `El campo ${written.slice(0, 60)} no existe. Puedes usar ${names}.` }]);
  }
}

/** A brace is not closed; the client would see it. */
export class FieldsUnfinishedError extends InvalidInputError {
  constructor(field: string) {
    super([{ field, msg: 'Hay una llave suelta: cada campo va entre dos, como {nombre}.' }]);
  }
}

/** The request has no value for a field. Nothing was sent; staff may confirm it. */
export class EmptyFieldsError extends DomainError {
  /** @param empty the Spanish names of the fields */
  constructor(empty: readonly string[]) {
    super('message_empty_fields', `Estos campos quedan vacíos: ${empty.join(', ')}. Revísalo antes de enviar.`, 409);
  }
}

/** The request changed after the preview. */
export class MessageChangedError extends DomainError {
  constructor() {
    super('message_changed', 'La solicitud cambió y el mensaje ya no es el que viste. Revísalo otra vez.', 409);
  }
}

/** A text is empty after its fields are filled in. */
export class MessageEmptyError extends InvalidInputError {
  constructor() {
    super([{ field: 'text', msg: 'El mensaje queda vacío.' }]);
  }
}

/** A filled text is too long. */
export class MessageTooLongError extends InvalidInputError {
  constructor(max: number) {
    super([{ field: 'text', msg: `Con los datos de la solicitud pasa de ${max} caracteres. Acórtalo.` }]);
  }
}

/** The number cannot receive WhatsApp messages. */
export class NoWhatsAppError extends DomainError {
  constructor() {
    super('no_whatsapp', 'La solicitud no tiene un teléfono al que se pueda escribir. Usa el correo.', 409);
  }
}

/** There is no such message by mail. */
export class MessageNotFoundError extends DomainError {
  constructor() {
    super('message_not_found', 'El mensaje no existe o ya fue eliminado.', 404);
  }
}

/** A mail that has arrived, or is on its way, is not sent again. */
export class MessageNotFailedError extends DomainError {
  constructor() {
    super('message_not_failed', 'El mensaje ya fue entregado: no hace falta enviarlo otra vez.', 409);
  }
}

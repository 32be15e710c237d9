import { DomainError, InvalidInputError } from '../../platform/http/domain-error.js';

/** There is no such text, or it was deleted. */
export class ReplyTextNotFoundError extends DomainError {
  constructor() {
    super('reply_text_not_found', 'El texto no existe o ya fue eliminado.', 404);
  }
}

/** Texts are chosen by their names. */
export class ReplyTextNameTakenError extends DomainError {
  constructor() {
    const msg = 'Ya hay un texto con ese nombre.';
    super('reply_text_name_taken', msg, 409, [{ field: 'name', msg }]);
  }
}

/** A text names a field that there is not. */
export class UnknownFieldError extends InvalidInputError {
  /** @param written as it stands in the text, with its braces */
  constructor(written: string, known: readonly string[], field: string) {
    const names = known.map((name) => `{${name}}`).join(', ');
    super([{ field, msg: `El campo ${written.slice(0, 60)} no existe. Puedes usar ${names}.` }]);
  }
}

/** A brace without its other half would be read by the client. */
export class FieldsUnfinishedError extends InvalidInputError {
  constructor(field: string) {
    super([{ field, msg: 'Hay una llave suelta: cada campo va entre dos, como {nombre}.' }]);
  }
}

/** The request does not say what the text names. Nothing was sent: it may be sent so on purpose. */
export class EmptyFieldsError extends DomainError {
  /** @param empty what the fields are, as staff read of them */
  constructor(empty: readonly string[]) {
    super('message_empty_fields', `Estos campos quedan vacíos: ${empty.join(', ')}. Revísalo antes de enviar.`, 409);
  }
}

/** The request changed after the filled text was looked at. */
export class MessageChangedError extends DomainError {
  constructor() {
    super('message_changed', 'La solicitud cambió y el mensaje ya no es el que viste. Revísalo otra vez.', 409);
  }
}

/** Nothing is left of a text once its fields are filled in. */
export class MessageEmptyError extends InvalidInputError {
  constructor() {
    super([{ field: 'text', msg: 'El mensaje queda vacío.' }]);
  }
}

/** A filled text does not fit. */
export class MessageTooLongError extends InvalidInputError {
  constructor(max: number) {
    super([{ field: 'text', msg: `Con los datos de la solicitud pasa de ${max} caracteres. Acórtalo.` }]);
  }
}

/** The number is none that can be written to. */
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

/** What has arrived, or is on its way, is not sent again. */
export class MessageNotFailedError extends DomainError {
  constructor() {
    super('message_not_failed', 'El mensaje ya fue entregado: no hace falta enviarlo otra vez.', 409);
  }
}

import { DomainError, InvalidInputError } from '../../platform/http/answer/domain-error.js';

/** Most opinions of a chef: as many as the chef's form can send at once. */
export const MAX_COMMENTS = 500;

/** There is no such opinion, or it was deleted. */
export class CommentNotFoundError extends DomainError {
  constructor() {
    super('comment_not_found', 'El comentario no existe o ya fue eliminado.', 404);
  }
}

/** The chef's form accepts shorter texts than the comments screen. */
export class CommentTooLongError extends InvalidInputError {
  constructor(max: number) {
    super([{ field: 'description', msg: `Usa como máximo ${max} caracteres.` }]);
  }
}

/** A chef's form lists an opinion that belongs to another chef, or was deleted after the form was opened. */
export class CommentGoneError extends DomainError {
  constructor(index: number) {
    const msg = 'Uno de los comentarios ya no es de este chef. Recarga para ver los cambios.';
    super('comment_gone', msg, 409, [{ field: `comments.${index}.id`, msg }]);
  }
}

export class TooManyCommentsError extends DomainError {
  constructor() {
    super('too_many_comments', `Un chef puede tener como máximo ${MAX_COMMENTS} comentarios.`, 409);
  }
}

/** The data of the client who wrote it are blocked. */
export class CommentWithheldError extends DomainError {
  constructor() {
    super('comment_withheld', 'Los datos de este cliente están bloqueados: su opinión no se usa por ahora.', 409);
  }
}

/** What a client wrote stays as it is. */
export class VerifiedWordsError extends DomainError {
  constructor() {
    super(
      'comment_verified',
      'Una opinión verificada es del cliente: no se edita. Puedes publicarla u ocultarla.',
      409,
    );
  }
}

/** An opinion that displeases is hidden with a reason, not lost. */
export class VerifiedKeptError extends DomainError {
  constructor() {
    super('comment_verified_kept', 'Una opinión verificada no se elimina. Ocúltala e indica por qué.', 409);
  }
}

/** What staff entered is public from the start. */
export class NotVerifiedError extends DomainError {
  constructor() {
    super('comment_not_verified', 'Solo se publican u ocultan las opiniones verificadas.', 409);
  }
}

/** The home page features only what visitors may read. */
export class NotPublishedError extends DomainError {
  constructor() {
    super('comment_not_published', 'Publica la opinión antes de destacarla en el inicio.', 409);
  }
}

/** The chef has not answered, or took the answer back. */
export class AnswerMissingError extends DomainError {
  constructor() {
    super('comment_answer_missing', 'El chef retiró su respuesta, o todavía no responde.', 409);
  }
}

/** The chef rewrote it while staff looked at it. */
export class AnswerChangedError extends DomainError {
  constructor() {
    super('comment_answer_changed', 'El chef cambió su respuesta mientras la mirabas. Léela antes de decidir.', 409);
  }
}

/** Hiding or returning an answer needs words. */
export class AnswerNoteMissingError extends DomainError {
  constructor() {
    const msg = 'Cuenta por qué.';
    super('comment_answer_note_missing', msg, 409, [{ field: 'note', msg }]);
  }
}

/** The client rewrote it while staff looked at it. */
export class WordsChangedError extends DomainError {
  constructor() {
    super('comment_words_changed', 'El cliente cambió su opinión mientras la mirabas. Léela antes de publicarla.', 409);
  }
}

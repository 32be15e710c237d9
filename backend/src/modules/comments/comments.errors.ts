import { DomainError, InvalidInputError } from '../../platform/http/domain-error.js';

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

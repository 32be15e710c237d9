import { DomainError, InvalidInputError } from '../../platform/http/domain-error.js';

/** No star at all says nothing: the site shows it like an opinion without a score. */
export class ScoreMissingError extends InvalidInputError {
  constructor() {
    super([{ field: 'score', msg: 'Elige al menos media estrella.' }]);
  }
}

/** There is no evening yet, or nobody to say something of, or its client has had 30 days. */
export class NoOpinionError extends DomainError {
  constructor() {
    super('no_opinion', 'Se opina de una velada realizada con un chef, y hasta 30 días después de opinar.', 409);
  }
}

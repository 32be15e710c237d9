import { DomainError } from '../../platform/http/answer/domain-error.js';

/** There is no evening yet, its chef is unknown, or the client's 30 days have passed. */
export class NoOpinionError extends DomainError {
  constructor() {
    super('no_opinion', 'Se opina de una velada realizada con un chef, y hasta 30 días después de opinar.', 409);
  }
}

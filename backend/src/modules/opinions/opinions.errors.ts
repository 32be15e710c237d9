import { DomainError } from '../../platform/http/domain-error.js';

/** There is no evening yet, or nobody to say something of, or its client has had 30 days. */
export class NoOpinionError extends DomainError {
  constructor() {
    super('no_opinion', 'Se opina de una velada realizada con un chef, y hasta 30 días después de opinar.', 409);
  }
}

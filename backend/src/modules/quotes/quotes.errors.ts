import { DomainError } from '../../platform/http/domain-error.js';

/** There is no such request, or it was deleted. */
export class QuoteRequestNotFoundError extends DomainError {
  constructor() {
    super('quote_request_not_found', 'La solicitud no existe o ya fue eliminada.', 404);
  }
}

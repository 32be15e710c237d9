import { DomainError } from '../../platform/http/domain-error.js';

/** No such request, or it was deleted meanwhile. */
export class QuoteRequestNotFoundError extends DomainError {
  constructor() {
    super('quote_request_not_found', 'La solicitud no existe o ya fue eliminada.', 404);
  }
}

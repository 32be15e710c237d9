import { DomainError } from '../../platform/http/domain-error.js';

/** Staff have taken the request up, so that nobody needs to be told of it. */
export class NotNewError extends DomainError {
  constructor() {
    super('quote_request_not_new', 'La solicitud ya está en trabajo: no hace falta avisar otra vez.', 409);
  }
}

/** There is no such request, or it was deleted. */
export class QuoteRequestNotFoundError extends DomainError {
  constructor() {
    super('quote_request_not_found', 'La solicitud no existe o ya fue eliminada.', 404);
  }
}

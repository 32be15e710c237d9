import { DomainError } from '../../platform/http/answer/domain-error.js';

/** There is no such logo, or it was deleted. */
export class ClientLogoNotFoundError extends DomainError {
  constructor() {
    super('client_logo_not_found', 'El logo no existe o ya fue eliminado.', 404);
  }
}

import { DomainError } from '../../platform/http/domain-error.js';

/** No such logo, or it was deleted meanwhile. */
export class ClientLogoNotFoundError extends DomainError {
  constructor() {
    super('client_logo_not_found', 'El logo no existe o ya fue eliminado.', 404);
  }
}

import { DomainError } from '../http/domain-error.js';

/** No secret link in force has this address. */
export class LinkNotFoundError extends DomainError {
  constructor() {
    super('link_not_found', 'Este enlace no existe o ya no sirve.', 404);
  }
}

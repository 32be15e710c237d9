import { DomainError } from '../http/answer/domain-error.js';

/** The record must not be used for now, because its client's data are blocked. */
export class LinkSuspendedError extends DomainError {
  constructor() {
    super(
      'link_suspended',
      'Estamos revisando tus datos y por ahora no los usamos. Escríbenos si necesitas algo.',
      409,
    );
  }
}

/** No valid secret link has this address. */
export class LinkNotFoundError extends DomainError {
  constructor() {
    super('link_not_found', 'Este enlace no existe o ya no sirve.', 404);
  }
}

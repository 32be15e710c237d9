import { DomainError } from '../../platform/http/answer/domain-error.js';

/** There is no such form, or it was deleted. */
export class FormNotFoundError extends DomainError {
  constructor() {
    super('form_not_found', 'El formulario no existe o ya fue eliminado.', 404);
  }
}

export const TAKEN = 'La URL de navegación ya está en uso.';

/** The address belongs to the site itself. */
export class FormUrlReservedError extends DomainError {
  constructor() {
    super('form_url_reserved', TAKEN, 400, [{ field: 'url', msg: TAKEN }]);
  }
}

/** Another form has the address. */
export class FormUrlTakenError extends DomainError {
  constructor() {
    super('form_url_taken', TAKEN, 409, [{ field: 'url', msg: TAKEN }]);
  }
}

/** The text is neither a link to a form of this provider nor its embed snippet. */
export class FormLinkRefusedError extends DomainError {
  constructor(provider: string, example: string) {
    const msg = `Pega el enlace de tu formulario de ${provider} (${example}) o su código para insertar.`;
    super('form_link', msg, 400, [{ field: 'script', msg }]);
  }
}

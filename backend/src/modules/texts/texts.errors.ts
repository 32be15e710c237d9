import { DomainError } from '../../platform/http/domain-error.js';

/** A document has something that texts of the site do not have, or lacks what its page shows. */
export class TextRefusedError extends DomainError {
  constructor(msg: string) {
    super('text_refused', msg, 400, [{ field: 'document', msg }]);
  }
}

/** There is no version of this number. */
export class TextVersionNotFoundError extends DomainError {
  constructor() {
    super('text_version_not_found', 'Esta versión del texto no existe.', 404);
  }
}

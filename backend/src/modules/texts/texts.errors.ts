import { DomainError } from '../../platform/http/answer/domain-error.js';

/** A document has a part that texts do not have, or lacks something that its page shows. */
export class TextRefusedError extends DomainError {
  constructor(msg: string) {
    super('text_refused', msg, 400, [{ field: 'document', msg }]);
  }
}

/** The version does not exist. */
export class TextVersionNotFoundError extends DomainError {
  constructor() {
    super('text_version_not_found', 'Esta versión del texto no existe.', 404);
  }
}
